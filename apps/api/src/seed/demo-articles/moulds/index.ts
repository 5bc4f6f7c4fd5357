import type { IndustryContent } from '../content.types.ts';
import { company, product } from '../write.ts';
import { briefNews } from './brief-news.ts';
import { stories } from './stories.ts';
import { searchKeywords } from './search-keywords.ts';

/** Moulds and dies. */
export const moulds: IndustryContent = {
  slug: 'moulds',
  searchKeywords,
  companies: [
    company(
      'Juxi Moulds|桔西模具',
      'Taizhou|台州',
      'zhejiang',
      1997,
      380,
      'Moulds with conformal cooling for appliances|家电类随形冷却模具',
    ),
    company(
      'Taihu Precision Dies|太湖精模',
      'Wuxi|无锡',
      'jiangsu',
      2003,
      540,
      'Progressive dies for motor laminations|电机铁芯级进模',
    ),
    company(
      'Lingang Hot Runner|临港热流道',
      'Shanghai|上海',
      'shanghai',
      2009,
      290,
      'Hot runner systems and controllers|热流道系统与温控器',
    ),
    company(
      'Nanshan Texture|南山蚀纹',
      'Shenzhen|深圳',
      'guangdong',
      2011,
      160,
      'Laser texturing of large moulds|大型模具激光咬花',
    ),
  ],
  products: [
    product(
      'Conformal cooling insert|随形冷却镶件',
      'JX',
      'plastic-moulds',
      'Printed in stainless tool steel with a flow protocol.|不锈模具钢打印，附流量记录。',
      'Insert mass|镶件重量 = 0.5..12 kg',
      'Channel diameter|水路直径 = 3.5..8 mm',
      'Hardness|硬度 = 52 HRC',
    ),
    product(
      'Lamination die|铁芯级进模',
      'TD',
      'stamping-dies',
      'Bonded stator and rotor stacks in one strip.|定转子同条料，点胶叠装。',
      'Stator diameter|定子直径 = 90..280 mm',
      'Strokes per minute|冲次 = 400..200 /min',
      'Sheet|片厚 = 0.2 – 0.35 mm',
    ),
    product(
      'Valve gate hot runner|阀针式热流道',
      'LR',
      'hot-runners',
      'Servo pins with leak watch by heater power.|伺服阀针，按加热功率监控漏胶。',
      'Drops|点数 = 0..96',
      'Shot per drop|单点注射量 = 2..38 g',
      'Pin control|阀针控制 = Servo, ±10 µm|伺服，±10 µm',
    ),
    product(
      'Texturing service|激光咬花服务',
      'NT',
      'polishing',
      'Seamless grains for interiors from a height map.|按高度图加工内饰无缝皮纹。',
      'Cavity area|型腔面积 = 0.1..2.4 m²',
      'Depth|纹深 = 30..180 µm',
      'Depth tolerance|纹深公差 = ±3 µm',
    ),
  ],
  stories: [...stories, ...briefNews],
};
