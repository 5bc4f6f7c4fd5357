import type { IndustryContent } from '../content.types.ts';
import { company, product } from '../write.ts';
import { briefNews } from './brief-news.ts';
import { furtherStories } from './further-stories.ts';
import { leadingStories } from './leading-stories.ts';
import { searchKeywords } from './search-keywords.ts';

/** Metalworking. */
export const metalworking: IndustryContent = {
  slug: 'metalworking',
  searchKeywords,
  companies: [
    company(
      'Xingcheng Machine Tools|兴城机床',
      'Dalian|大连',
      'liaoning',
      1985,
      1280,
      'Five-axis machining centres and pallet cells|五轴加工中心与托盘单元',
    ),
    company(
      'Tongjiang Bending|通江折弯',
      'Nantong|南通',
      'jiangsu',
      1999,
      430,
      'Electric press brakes and panel benders|电动折弯机与多边折弯中心',
    ),
    company(
      'Xiangjiang Tools|湘江工具',
      'Zhuzhou|株洲',
      'hunan',
      1991,
      970,
      'Carbide inserts, drills and end mills|硬质合金刀片、钻头与立铣刀',
    ),
    company(
      'Huaihe Gear|淮河齿轮',
      'Bengbu|蚌埠',
      'anhui',
      1978,
      1120,
      'Ground gears for electric axles|电驱桥磨齿齿轮',
    ),
  ],
  products: [
    product(
      'Five-axis machining centre|五轴加工中心',
      'VX',
      'machining-centres',
      'Swivel table with torque drives for casings, impellers and moulds.|力矩电机摇篮转台，适合壳体、叶轮和模具。',
      'Travel X|X轴行程 = 500..1600 mm',
      'Spindle speed|主轴转速 = 24000..15000 rpm',
      'Table load|工作台承重 = 300..1800 kg',
      'Scales|光栅尺 = ±2 µm',
    ),
    product(
      'Electric press brake|电动折弯机',
      'TB',
      'sheet-metal',
      'Angle measuring and learnt springback for small batches.|角度检测加回弹学习，适合小批量。',
      'Force|公称力 = 400..2500 kN',
      'Bending length|折弯长度 = 1250..4100 mm',
      'Backgauge axes|后挡料轴数 = 4..6',
      'Accuracy|角度精度 = ±0.3°',
    ),
    product(
      'Indexable drill|可转位钻头',
      'XD',
      'cutting-tools',
      'Four-edged inserts for holes up to five times the diameter.|四刃刀片，孔深可达五倍径。',
      'Diameter|直径 = 12..60 mm',
      'Drilling depth|钻深 = 36..300 mm',
      'Coolant|冷却 = Internal, 10 bar or more|内冷，10巴以上',
    ),
    product(
      'Gear grinding machine|蜗杆砂轮磨齿机',
      'HG',
      'gear-cutting',
      'Generating grinding with a polish zone for quiet electric drives.|带抛磨段的展成磨齿，面向低噪声电驱。',
      'Workpiece diameter|工件直径 = 160..400 mm',
      'Module|模数 = 3..8 mm',
      'Cycle, 23 teeth|节拍（23齿） = 28..47 s',
      'Quality|精度等级 = ISO 3',
    ),
  ],
  stories: [...leadingStories, ...furtherStories, ...briefNews],
};
