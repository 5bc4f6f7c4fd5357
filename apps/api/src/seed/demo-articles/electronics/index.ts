import type { IndustryContent } from '../content.types.ts';
import { company, product } from '../write.ts';
import { briefNews } from './brief-news.ts';
import { stories } from './stories.ts';
import { searchKeywords } from './search-keywords.ts';

/** Electronics production. */
export const electronics: IndustryContent = {
  slug: 'electronics',
  searchKeywords,
  companies: [
    company(
      'Xijiao Electronics|西滘电子',
      'Foshan|佛山',
      'guangdong',
      2005,
      890,
      'Power modules and inverters|功率模块与逆变器',
    ),
    company(
      'Luling Circuits|庐陵电路',
      'Ji’an|吉安',
      'jiangxi',
      2009,
      2100,
      'High-density boards up to 32 layers|最高32层高密度电路板',
    ),
    company(
      'Wuyi Cable|婺义线缆',
      'Jinhua|金华',
      'zhejiang',
      2000,
      520,
      'High-voltage cables and harnesses|高压线缆与线束',
    ),
    company(
      'Songhu Electronics|松湖电子',
      'Dongguan|东莞',
      'guangdong',
      2011,
      1500,
      'Assembly of wearables and modules|穿戴设备与模组贴装',
    ),
  ],
  products: [
    product(
      'Inverter power module|逆变功率模块',
      'XV',
      'soldering',
      'Void-free soldered or silver-sintered half bridges.|低空洞焊接或银烧结半桥模块。',
      'Rated current|额定电流 = 30..600 A',
      'Voltage|电压 = 750 – 1200 V',
      'Void area|空洞率 = < 2 %',
    ),
    product(
      'High-density board|高密度电路板',
      'LC',
      'pcb',
      'Stacked vias in low-loss material.|低损耗材料叠孔板。',
      'Layers|层数 = 8..32',
      'Via diameter|孔径 = 65 – 100 µm',
      'Panel|板面 = 620 × 540 mm',
    ),
    product(
      'High-voltage harness|高压线束',
      'WH',
      'cables',
      'Copper or aluminium with ultrasonic joints.|铜或铝芯，超声接头。',
      'Cross-section|截面 = 50/95/150 mm²',
      'Voltage|电压 = 1000 V',
      'Temperature|温度 = −40 – 150 °C',
    ),
    product(
      'Placement service|贴装服务',
      'SP',
      'smt',
      'From prototypes to 100,000 boards a month.|从样板到月产十万片。',
      'Smallest chip|最小元件 = 01005',
      'Accuracy|精度 = 25 µm',
      'Capacity|产能 = 20000..96000 /h',
    ),
  ],
  stories: [...stories, ...briefNews],
};
