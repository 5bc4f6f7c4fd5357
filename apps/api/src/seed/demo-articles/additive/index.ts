import type { IndustryContent } from '../content.types.ts';
import { company, product } from '../write.ts';
import { briefNews } from './brief-news.ts';
import { stories } from './stories.ts';
import { searchKeywords } from './search-keywords.ts';

/** Additive manufacturing. */
export const additive: IndustryContent = {
  slug: 'additive',
  searchKeywords,
  companies: [
    company(
      'Yanqing Additive|延庆增材',
      'Xi’an|西安',
      'shaanxi',
      2012,
      680,
      'Multi-laser machines for large metal parts|多激光大型金属打印设备',
    ),
    company(
      'Dongguan Jetform|捷喷成形',
      'Dongguan|东莞',
      'guangdong',
      2017,
      240,
      'Binder jetting for small steel parts|小型钢件粘结剂喷射',
    ),
    company(
      'Weihe Titanium|渭河钛业',
      'Baoji|宝鸡',
      'shaanxi',
      1994,
      510,
      'Titanium powder from sponge and chips|海绵钛与再生钛粉末',
    ),
    company(
      'Minnan Lattice|闽南点阵',
      'Quanzhou|泉州',
      'fujian',
      2018,
      330,
      'Resin printing of midsoles and pads|光固化中底与垫材',
    ),
  ],
  products: [
    product(
      'Multi-laser printer|多激光金属打印机',
      'YA',
      'metal-printing',
      'Four to twelve lasers with calibration at every build.|四至十二激光，逐炉标定。',
      'Lasers|激光数 = 4/8/12',
      'Build plate|成形尺寸 = 420..850 mm',
      'Layer|层厚 = 30 – 120 µm',
    ),
    product(
      'Binder jet part|粘结剂喷射零件',
      'DJ',
      'binder-jetting',
      'Steel parts for hinges, cases and gears.|铰链、壳体、齿轮类钢件。',
      'Mass|重量 = 1..180 g',
      'Tolerance|公差 = ±0.05 mm',
      'Density|致密度 = > 97 %',
    ),
    product(
      'Titanium powder|钛合金粉末',
      'WT',
      'powders',
      'Plasma-atomised, also from recycled chips.|等离子雾化，可含再生料。',
      'Particle size|粒度 = 15 – 53 µm',
      'Oxygen|氧含量 = 0.08..0.13 %',
      'Flow|流动性 = 23 s/50 g',
    ),
    product(
      'Lattice pad|点阵垫',
      'ML',
      'polymer-printing',
      'Zoned softness for shoes and seats.|分区软硬，用于鞋与座椅。',
      'Thickness|厚度 = 4..40 mm',
      'Energy return|回弹 = 71 %',
      'Hardness|硬度 = 20..65 Asker C',
    ),
  ],
  stories: [...stories, ...briefNews],
};
