import type { IndustryContent } from '../content.types.ts';
import { company, product } from '../write.ts';
import { airStories } from './stories-air.ts';
import { waterStories } from './stories-water.ts';
import { searchKeywords } from './search-keywords.ts';

/** Environment and water. */
export const environment: IndustryContent = {
  slug: 'environment',
  searchKeywords,
  companies: [
    company(
      'Yixing Qingyuan Water|宜兴清源水务装备',
      'Yixing|宜兴',
      'jiangsu',
      1999,
      520,
      'Evaporators and zero-discharge plants for industrial waste water|工业废水蒸发与零排放装置',
    ),
    company(
      'Xiamen Lanhai Membrane|厦门蓝海膜科技',
      'Xiamen|厦门',
      'fujian',
      2007,
      390,
      'Hollow-fibre ultrafiltration and MBR modules|中空纤维超滤与MBR膜组件',
    ),
    company(
      'Huatai Environmental Engineering|华泰环境工程',
      'Jinan|济南',
      'shandong',
      2001,
      760,
      'Thermal oxidisers and adsorption rotors for solvent-laden air|含溶剂废气的蓄热燃烧与转轮吸附',
    ),
    company(
      'Baoding Jingwei Instruments|保定精微仪器',
      'Baoding|保定',
      'hebei',
      2010,
      210,
      'Continuous emission and water-quality monitors|烟气与水质在线监测仪器',
    ),
  ],
  products: [
    product(
      'Mechanical vapour recompression evaporator|MVR蒸发器',
      'QY',
      'water',
      'Concentrates salty waste water with electricity instead of steam.|以电代汽浓缩含盐废水。',
      'Evaporation|蒸发量 = 1..30 t/h',
      'Power per tonne|吨水电耗 = 18..35 kWh',
      'Feed salinity|进水含盐量 = < 12 %',
      'Wetted parts|过流材质 = Titanium or 2205|钛材或2205双相钢',
    ),
    product(
      'Hollow-fibre membrane module|中空纤维膜组件',
      'LH',
      'membranes',
      'Reinforced PVDF fibres for municipal and textile waste water.|加强型PVDF纤维，适合市政与印染废水。',
      'Area per module|单支面积 = 25..55 m²',
      'Design flux|设计通量 = 12..28 L/(m²·h)',
      'Pore size|孔径 = 0.03 µm',
      'Cleaning|清洗 = 500 mg/L NaClO',
    ),
    product(
      'Regenerative thermal oxidiser|蓄热式热力焚烧炉',
      'HT',
      'waste-gas',
      'Three-bed or rotary oxidiser for coating and printing lines.|三室或旋转式，适合涂布与印刷线。',
      'Air volume|风量 = 10000..120000 m³/h',
      'Destruction|净化效率 = 98..99.5 %',
      'Heat recovery|热回收率 = 95 %',
      'Oxidation temperature|燃烧温度 = 820 °C',
    ),
    product(
      'Pulse-jet bag filter|脉冲布袋除尘器',
      'HD',
      'dust',
      'For casting, grinding and cement dust down to 5 mg/m³.|适合铸造、打磨与水泥粉尘，排放低至5毫克/立方米。',
      'Air volume|风量 = 8000..240000 m³/h',
      'Filter area|过滤面积 = 110..4200 m²',
      'Emission|排放浓度 = 5 mg/m³',
      'Pressure drop|阻力 = < 1200 Pa',
    ),
  ],
  stories: [...waterStories, ...airStories],
};
