import type { IndustryContent } from '../content.types.ts';
import { company, product } from '../write.ts';
import { bearingStories } from './stories-bearings.ts';
import { driveStories } from './stories-drives.ts';
import { searchKeywords } from './search-keywords.ts';

/** Power transmission. */
export const powerTransmission: IndustryContent = {
  slug: 'power-transmission',
  searchKeywords,
  companies: [
    company(
      'Wafangdian Jinlun Bearings|瓦房店金轮轴承',
      'Wafangdian|瓦房店',
      'liaoning',
      1969,
      2650,
      'Deep-groove, spherical and slewing bearings up to 4 metres|深沟球、调心滚子与4米以内回转支承',
    ),
    company(
      'Taixing Longchuan Reducers|泰兴龙川减速机',
      'Taixing|泰兴',
      'jiangsu',
      1983,
      1180,
      'Helical, bevel and planetary gear units for heavy industry|重工业用斜齿、锥齿与行星减速机',
    ),
    company(
      'Lishui Jingdao Linear Motion|丽水精导传动',
      'Lishui|丽水',
      'zhejiang',
      2007,
      560,
      'Guides, ball screws and planetary roller screws|导轨、滚珠丝杠与行星滚柱丝杠',
    ),
    company(
      'Hangzhou Qianlian Chains|杭州钱链链传动',
      'Hangzhou|杭州',
      'zhejiang',
      1991,
      890,
      'Roller, leaf and conveyor chains|滚子链、板式链与输送链',
    ),
    company(
      'Tianjin Beiyang Geared Motors|天津北洋减速电机',
      'Tianjin|天津',
      'tianjin',
      1996,
      430,
      'Geared motors with permanent-magnet synchronous drives|永磁同步减速电机',
    ),
  ],
  products: [
    product(
      'Hybrid deep-groove bearing|混合陶瓷深沟球轴承',
      'JL',
      'bearings',
      'Silicon nitride balls for inverter-fed traction motors.|氮化硅球，适合变频驱动电机。',
      'Bore|内径 = 45/60/80 mm',
      'Limiting speed|极限转速 = 26000..9000 r/min',
      'Balls|球 = Silicon nitride, G5|氮化硅G5级',
      'Grease|润滑脂 = Polyurea|聚脲',
    ),
    product(
      'Planetary gear unit|行星减速机',
      'LC',
      'gearboxes',
      'For roller presses, winches and wheel drives.|适合辊压机、卷扬与轮边驱动。',
      'Output torque|输出扭矩 = 12..680 kNm',
      'Ratio|速比 = 12..450',
      'Service factor|工况系数 = 1.75',
      'Gear quality|齿轮精度 = Grade 5, ground|5级磨齿',
    ),
    product(
      'Planetary roller screw|行星滚柱丝杠',
      'JD',
      'linear-motion',
      'High force in short strokes for presses and robot joints.|短行程大推力，适合压机与机器人关节。',
      'Diameter|直径 = 27/44/64 mm',
      'Dynamic load|动载荷 = 12..310 kN',
      'Lead|导程 = 8/12/20 mm',
      'Lead accuracy|导程精度 = G3',
    ),
    product(
      'Wear-resistant conveyor chain|耐磨输送链',
      'QL',
      'chains',
      'Coated pins for dusty and wet plants.|销轴镀层，适合粉尘与潮湿工况。',
      'Pitch|节距 = 76.2/101.6/200 mm',
      'Breaking load|破断载荷 = 32..560 kN',
      'Pin coating|销轴镀层 = Vanadium carbide|碳化钒',
      'Elongation allowed|允许伸长 = 2 %',
    ),
    product(
      'Permanent-magnet geared motor|永磁减速电机',
      'BY',
      'motors',
      'One size for several speeds on conveyors.|一个机座覆盖多档速度，用于输送。',
      'Power|功率 = 3/5.5/7.5 kW',
      'Efficiency class|能效等级 = IE5',
      'Speed range|调速范围 = 1:20',
      'Protection|防护 = IP65',
    ),
  ],
  stories: [...bearingStories, ...driveStories],
};
