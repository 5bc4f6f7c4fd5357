import type { IndustryContent } from '../content.types.ts';
import { company, product } from '../write.ts';
import { briefNews } from './brief-news.ts';
import { stories } from './stories.ts';
import { searchKeywords } from './search-keywords.ts';

/** Casting and forging. */
export const casting: IndustryContent = {
  slug: 'casting',
  searchKeywords,
  companies: [
    company(
      'Wannan Die Casting|皖南压铸',
      'Xuancheng|宣城',
      'anhui',
      2004,
      880,
      'Large structural die castings|大型结构压铸件',
    ),
    company(
      'Helan Foundry|贺兰铸造',
      'Yinchuan|银川',
      'ningxia',
      1966,
      640,
      'Valve and rail castings from printed sand moulds|砂型打印阀门与机车铸件',
    ),
    company(
      'Taihang Forging|太行锻造',
      'Changzhi|长治',
      'shanxi',
      1972,
      720,
      'Titanium and steel forgings|钛合金与钢锻件',
    ),
    company(
      'Qinling Precision Casting|秦岭精铸',
      'Baoji|宝鸡',
      'shaanxi',
      1988,
      390,
      'Investment castings for turbines|涡轮用熔模精铸件',
    ),
  ],
  products: [
    product(
      'Structural casting|结构压铸件',
      'WD',
      'die-casting',
      'Front and rear structures in heat-treatment-free alloy.|免热处理合金前机舱与后地板。',
      'Mass|重量 = 12..62 kg',
      'Elongation|延伸率 = > 11 %',
      'Wall|壁厚 = 2.2 – 5 mm',
    ),
    product(
      'Valve casting|阀门铸件',
      'HP',
      'sand-casting',
      'Bodies and bonnets from printed moulds, without pattern.|打印砂型阀体阀盖，无需模样。',
      'Mass|重量 = 40..6500 kg',
      'Nominal width|通径 = 0..1200 mm',
      'Material|材料 = Carbon, stainless and duplex steel|碳钢、不锈钢、双相钢',
    ),
    product(
      'Blade forging|叶片锻件',
      'TF',
      'forging-presses',
      'Three blows from one heat, milling allowance halved.|一火三击，铣削余量减半。',
      'Length|长度 = 180..1400 mm',
      'Thickness scatter|厚度波动 = 0.11 mm',
      'Material|材料 = Titanium alloy|钛合金',
    ),
    product(
      'Investment casting|熔模铸件',
      'QC',
      'investment-casting',
      'Vanes and housings in nickel and cobalt alloys.|镍基钴基叶片与壳体。',
      'Mass|重量 = 2..38 kg',
      'Wall|最小壁厚 = 0.8..2 mm',
      'Tolerance|公差等级 = CT4 – CT5',
    ),
  ],
  stories: [...stories, ...briefNews],
};
