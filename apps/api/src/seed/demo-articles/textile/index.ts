import type { IndustryContent } from '../content.types.ts';
import { company, product } from '../write.ts';
import { millStories } from './stories-mills.ts';
import { tradeStories } from './stories-trade.ts';
import { searchKeywords } from './search-keywords.ts';

/** Textile machinery. */
export const textile: IndustryContent = {
  slug: 'textile',
  searchKeywords,
  companies: [
    company(
      'Jinzhong Rotor Spinning Machinery|晋中转杯纺机',
      'Jinzhong|晋中',
      'shanxi',
      1994,
      980,
      'Rotor and air-jet spinning frames with automatic piecing|带自动接头的转杯与喷气纺纱机',
    ),
    company(
      'Shengze Water-Jet Looms|盛泽喷水织机',
      'Suzhou|苏州',
      'jiangsu',
      2000,
      710,
      'Water-jet and air-jet looms from 170 to 360 centimetres|170至360厘米喷水与喷气织机',
    ),
    company(
      'Shishi Warp Knitting|石狮经编机械',
      'Quanzhou|泉州',
      'fujian',
      2004,
      430,
      'Tricot and spacer-fabric machines with carbon bars|碳纤维梳栉的特里科与间隔织物经编机',
    ),
    company(
      'Xiaoshan Dyeing Equipment|萧山染整装备',
      'Hangzhou|杭州',
      'zhejiang',
      1997,
      560,
      'Low-liquor jet dyeing machines and stenters|低浴比溢流染色机与拉幅定形机',
    ),
  ],
  products: [
    product(
      'Rotor spinning frame|转杯纺纱机',
      'JZ',
      'spinning',
      'Independent positions, each with a piecing robot of its own.|单锭独立驱动，每锭自动接头。',
      'Positions|头数 = 240..720',
      'Rotor speed|转杯转速 = 80000..170000 rpm',
      'Count range|适纺支数 = Ne 5 to 40|5至40英支',
      'Delivery|引纱速度 = 120..350 m/min',
    ),
    product(
      'Air-jet loom|喷气织机',
      'SJ',
      'weaving',
      'For shirting, sheeting and glass fabric.|适合衬衫面料、家纺与玻纤布。',
      'Reed width|筘幅 = 230/280/360 cm',
      'Speed|车速 = 1100..700 rpm',
      'Air use|耗气 = 28..46 m³/h',
      'Shedding|开口 = Cam, dobby or Jacquard|凸轮、多臂或提花',
    ),
    product(
      'Spunbond line|纺粘非织造生产线',
      'NW',
      'nonwovens',
      'Two- and three-beam lines for hygiene and filtration.|双模头、三模头，用于卫材与过滤。',
      'Web width|幅宽 = 1600..3200 mm',
      'Basis weight|克重 = 8..80 g/m²',
      'Output|产量 = 4500..18000 t/a',
      'Bonding|固结 = Thermal calender|热轧',
    ),
    product(
      'Low-liquor jet dyeing machine|低浴比染色机',
      'XD',
      'dyeing',
      'Dyes knitted cotton at a liquor ratio of 1:4.|棉针织物染色，浴比1:4。',
      'Capacity|容量 = 250..1500 kg',
      'Liquor ratio|浴比 = 1:4',
      'Working temperature|工作温度 = 140 °C',
      'Heating rate|升温速率 = 2..5 °C/min',
    ),
  ],
  stories: [...millStories, ...tradeStories],
};
