import type { IndustryContent } from '../content.types.ts';
import { company, product } from '../write.ts';
import { stories } from './stories.ts';

/** Electronics production. */
export const electronics: IndustryContent = {
  slug: 'electronics',
  companies: [
    company('Xijiao Electronics|西滘电子', 'Foshan|佛山', 'guangdong', 2005, 890, 'Power modules and inverters|功率模块与逆变器'),
    company('Luling Circuits|庐陵电路', "Ji'an|吉安", 'jiangxi', 2009, 2100, 'High-density boards up to 32 layers|最高32层高密度电路板'),
    company('Wuyi Cable|婺义线缆', 'Jinhua|金华', 'zhejiang', 2000, 520, 'High-voltage cables and harnesses|高压线缆与线束'),
    company('Songhu Electronics|松湖电子', 'Dongguan|东莞', 'guangdong', 2011, 1500, 'Assembly of wearables and modules|穿戴设备与模组贴装'),
  ],
  products: [
    product('Vacuum reflow furnace|真空回流炉', 'XV', 'soldering', 'Three-step vacuum for void-free power solder.|三段真空，功率器件低空洞焊接。',
      'Vacuum|真空度 = 5..20 mbar', 'Board width|板宽 = 300..460 mm', 'Zones|温区 = 10 + 3'),
    product('High-density board|高密度电路板', 'LC', 'pcb', 'Stacked vias in low-loss material.|低损耗材料叠孔板。',
      'Layers|层数 = 8..32', 'Via diameter|孔径 = 65 – 100 µm', 'Panel|板面 = 620 × 540 mm'),
    product('High-voltage harness|高压线束', 'WH', 'cables', 'Copper or aluminium with ultrasonic joints.|铜或铝芯，超声接头。',
      'Cross-section|截面 = 16..160 mm²', 'Voltage|电压 = 1000 V', 'Temperature|温度 = −40 – 150 °C'),
    product('Placement service|贴装服务', 'SP', 'smt', 'From prototypes to 100,000 boards a month.|从样板到月产十万片。',
      'Smallest chip|最小元件 = 01005', 'Accuracy|精度 = 25 µm', 'Capacity|产能 = 20000..96000 /h'),
  ],
  stories,
};
