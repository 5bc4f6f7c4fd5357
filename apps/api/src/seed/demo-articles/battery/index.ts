import type { IndustryContent } from '../content.types.ts';
import { company, product } from '../write.ts';
import { cellStories } from './stories-cells.ts';
import { systemStories } from './stories-systems.ts';
import { searchKeywords } from './search-keywords.ts';

/** Batteries and storage. */
export const battery: IndustryContent = {
  slug: 'battery',
  searchKeywords,
  companies: [
    company(
      'Changzhou Jintan Cell Equipment|常州金坛电芯装备',
      'Changzhou|常州',
      'jiangsu',
      2010,
      1340,
      'Coating, calendering and dry-electrode lines|涂布、辊压与干法电极产线',
    ),
    company(
      'Huizhou Zhongkai Formation|惠州仲恺化成设备',
      'Huizhou|惠州',
      'guangdong',
      2008,
      680,
      'Formation and grading systems with energy feedback|能量回馈型化成分容设备',
    ),
    company(
      'Yibin Sanjiang Cells|宜宾三江电芯',
      'Yibin|宜宾',
      'sichuan',
      2017,
      4200,
      'LFP prismatic cells for storage and trucks|储能与商用车用磷酸铁锂方壳电芯',
    ),
    company(
      'Xiamen Luyu Energy Storage|厦门鹭屿储能',
      'Xiamen|厦门',
      'fujian',
      2014,
      760,
      'Liquid-cooled storage containers from 2.5 to 6 MWh|2.5至6兆瓦时液冷储能舱',
    ),
    company(
      'Jingmen Xunhuan Materials|荆门循环材料',
      'Jingmen|荆门',
      'hubei',
      2006,
      950,
      'Recovery of lithium, iron phosphate and nickel from spent cells|退役电池锂、磷铁与镍的回收',
    ),
  ],
  products: [
    product(
      'Dry-electrode line|干法电极产线',
      'JT',
      'electrodes',
      'Fibrillation, film forming and lamination without solvent.|纤维化、成膜、复合，不用溶剂。',
      'Film width|膜宽 = 300..700 mm',
      'Line speed|线速度 = 20..80 m/min',
      'Areal weight|面密度 = 8..30 mg/cm²',
      'Solvent|溶剂 = None|无',
    ),
    product(
      'Formation cabinet|化成柜',
      'ZK',
      'formation',
      'Common DC bus with feedback for prismatic cells.|共直流母线回馈型，适合方壳电芯。',
      'Channels|通道数 = 48..288',
      'Current|电流 = 60..300 A',
      'Feedback efficiency|回馈效率 = 88..93 %',
      'Voltage accuracy|电压精度 = ±1 mV',
    ),
    product(
      'LFP storage cell|磷酸铁锂储能电芯',
      'SJ',
      'cell-production',
      'Prismatic cell for containers with long cycle life.|长循环方壳电芯，配套储能舱。',
      'Capacity|容量 = 280..628 Ah',
      'Energy density|能量密度 = 172..186 Wh/kg',
      'Cycles to 70 %|70%保持率循环 = 8000..12000',
      'Case|外壳 = Aluminium, laser welded|铝壳激光焊',
    ),
    product(
      'Liquid-cooled storage container|液冷储能舱',
      'LY',
      'energy-storage',
      'Twenty-foot container for grid and factory sites.|20英尺标准舱，电网侧与用户侧通用。',
      'Energy|能量 = 2.5..6.2 MWh',
      'Cell temperature spread|电芯温差 = 2.5..3 K',
      'Cooling power|制冷功率 = 40..60 kW',
      'Fire protection|消防 = Aerosol and water mist|气溶胶加细水雾',
    ),
  ],
  stories: [...cellStories, ...systemStories],
};
