import type { IndustryContent } from '../content.types.ts';
import { company, product } from '../write.ts';
import { briefNews } from './brief-news.ts';
import { furtherStories } from './further-stories.ts';
import { leadingStories } from './leading-stories.ts';
import { searchKeywords } from './search-keywords.ts';

/** Automotive manufacturing. */
export const auto: IndustryContent = {
  slug: 'auto',
  searchKeywords,
  companies: [
    company(
      'Hanyang Light Alloy|汉阳轻合金',
      'Wuhan|武汉',
      'hubei',
      2008,
      760,
      'Structural aluminium castings for car bodies|车身结构铝压铸件',
    ),
    company(
      'Yuzhou Drives|渝州电驱',
      'Chongqing|重庆',
      'chongqing',
      2015,
      1340,
      'Hairpin stators and electric axles|发卡定子与电驱桥',
    ),
    company(
      'Jinshan Lighting|金山车灯',
      'Taizhou|台州',
      'zhejiang',
      1996,
      910,
      'Headlamps, light guides and signal lamps|前照灯、导光条与信号灯',
    ),
    company(
      'Taihang Chassis|太行底盘',
      'Baoding|保定',
      'hebei',
      2003,
      690,
      'Electromechanical brakes and steering|电子机械制动与转向',
    ),
  ],
  products: [
    product(
      'Structural casting|车身结构压铸件',
      'HL',
      'body-shop',
      'Heat-treatment-free aluminium for rear underbodies and towers.|免热处理铝合金后地板与减震塔。',
      'Part mass|件重 = 4..62 kg',
      'Wall thickness|壁厚 = 2.2..4.5 mm',
      'Elongation|延伸率 = > 11 %',
    ),
    product(
      'Hairpin stator line|发卡定子生产线',
      'YH',
      'e-drive',
      'From wire to tested stator, with laser stripping and weld control.|从扁线到下线检测，含激光去漆与焊点检测。',
      'Cycle|节拍 = 60..120 s',
      'Conductors per slot|每槽导体 = 4..10',
      'Stack length|铁芯长度 = 80..220 mm',
      'Welding|焊接 = Ring-mode laser|环形光斑激光',
    ),
    product(
      'Light guide strip|导光条',
      'JL',
      'lighting',
      'Three-layer polycarbonate optics without visible joints.|三层注塑PC光学件，无可见界线。',
      'Length|长度 = 320..1240 mm',
      'Retardation|光程差 = < 60 nm',
      'Prisms|棱镜 = 0.35 mm',
    ),
    product(
      'Electromechanical brake|电子机械制动器',
      'TE',
      'chassis',
      'Brake-by-wire without fluid for 48-volt vehicles.|无液压线控制动，适配48伏平台。',
      'Clamping force|夹紧力 = 24..38 kN',
      'Response|响应时间 = 90..120 ms',
      'Supply|供电 = 48 V, two circuits|48 V 双回路',
    ),
  ],
  stories: [...leadingStories, ...furtherStories, ...briefNews],
};
