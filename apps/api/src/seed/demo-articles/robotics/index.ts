import type { IndustryContent } from '../content.types.ts';
import { company, product } from '../write.ts';
import { briefNews } from './brief-news.ts';
import { stories } from './stories.ts';
import { searchKeywords } from './search-keywords.ts';

/** Robotics. */
export const robotics: IndustryContent = {
  slug: 'robotics',
  searchKeywords,
  companies: [
    company(
      'Longcheng Robotics|龙城机器人',
      'Shenzhen|深圳',
      'guangdong',
      2016,
      730,
      'Humanoid and wheeled service platforms|人形与轮式服务平台',
    ),
    company(
      'Yubei Robotics|豫北机器人',
      'Xinxiang|新乡',
      'henan',
      2013,
      260,
      'Collaborative palletisers for rent and sale|协作码垛机器人租售',
    ),
    company(
      'Jiuhua Harmonic|九华谐波',
      'Chizhou|池州',
      'anhui',
      2010,
      410,
      'Strain wave gears and joints|谐波减速器与关节模组',
    ),
    company(
      'Yueyang Soft Robotics|岳阳柔性机器人',
      'Yueyang|岳阳',
      'hunan',
      2018,
      120,
      'Grippers for food and fragile goods|食品与易损件夹爪',
    ),
  ],
  products: [
    product(
      'Six-axis robot|六轴机器人',
      'LR',
      'articulated',
      'For handling, assembly and machine tending.|搬运、装配、上下料。',
      'Payload|负载 = 7..210 kg',
      'Reach|臂展 = 900..2700 mm',
      'Repeatability|重复精度 = ±0.03 mm',
    ),
    product(
      'Collaborative palletiser|协作码垛工作站',
      'YP',
      'cobots',
      'On castors, set up within an afternoon.|带脚轮，半天开线。',
      'Payload|负载 = 12..30 kg',
      'Rate|节拍 = 5..9 /min',
      'Stack height|垛高 = 1.8..2.4 m',
    ),
    product(
      'Strain wave gear|谐波减速器',
      'JH',
      'reducers',
      'With published endurance data.|公开全寿命数据。',
      'Size|型号 = 17..40',
      'Ratio|速比 = 40..160',
      'Lost motion|空程 = < 60 arcsec',
    ),
    product(
      'Electro-adhesive gripper|静电吸附夹爪',
      'YS',
      'end-effectors',
      'Holds without pinching.|不夹也能握住。',
      'Object mass|物体重量 = 0.02..0.8 kg',
      'Rate|节拍 = 40..70 /min',
      'Cleaning|清洗 = 60 °C',
    ),
  ],
  stories: [...stories, ...briefNews],
};
