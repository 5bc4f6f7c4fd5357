import type { IndustryContent } from '../content.types.ts';
import { company, product } from '../write.ts';
import { stories } from './stories.ts';
import { searchKeywords } from './search-keywords.ts';

/** Food and beverage machinery. */
export const food: IndustryContent = {
  slug: 'food',
  searchKeywords,
  companies: [
    company(
      'Zhongyuan Freezing Equipment|中原速冻装备',
      'Zhengzhou|郑州',
      'henan',
      2004,
      390,
      'Spiral and impingement freezers|螺旋与冲击式速冻机',
    ),
    company(
      'Yinshan Process Engineering|阴山工艺工程',
      'Hohhot|呼和浩特',
      'inner-mongolia',
      2009,
      240,
      'Pasteurisers and heat pump plants for dairies|乳品杀菌与热泵系统',
    ),
    company(
      'Jinggang Filling Systems|井冈灌装系统',
      'Yichun|宜春',
      'jiangxi',
      2006,
      520,
      'Blow, fill and cap blocks for water and tea|水与茶饮吹灌旋一体机',
    ),
    company(
      'Longmen Optical Sorting|龙门光选',
      'Weinan|渭南',
      'shaanxi',
      2012,
      180,
      'Optical sorters for spices, nuts and grain|香料坚果谷物色选机',
    ),
  ],
  products: [
    product(
      'Impingement freezer|冲击式速冻机',
      'ZF',
      'refrigeration',
      'Fast surface freezing for dumplings, buns and patties.|饺子、包子、肉饼快速冻结。',
      'Capacity|产能 = 500..4000 kg/h',
      'Air temperature|风温 = −38 °C',
      'Belt width|网带宽 = 1200 – 2400 mm',
    ),
    product(
      'Heat pump pasteuriser|热泵杀菌机',
      'YP',
      'dairy',
      'Takes its heat from the ice water.|从冰水侧取热。',
      'Capacity|处理量 = 5000..40000 L/h',
      'Holding|保持 = 15 s',
      'Heat recovery|热回收 = 94 %',
    ),
    product(
      'Blow, fill and cap block|吹灌旋一体机',
      'JG',
      'beverage',
      'For still water and tea in light bottles.|轻量瓶装水与茶饮。',
      'Output|产能 = 18000..54000 /h',
      'Bottle volume|瓶容 = 0.25 – 2 L',
      'Lightest bottle|最轻瓶重 = 8.4 g',
    ),
    product(
      'Optical sorter|色选机',
      'LO',
      'ingredients',
      'Eight cameras, shape and colour.|八相机，形状加颜色。',
      'Capacity|产能 = 400..3000 kg/h',
      'Nozzles|喷嘴 = 3 mm',
      'Loss of good product|好料带出 = < 2.5 %',
    ),
  ],
  stories,
};
