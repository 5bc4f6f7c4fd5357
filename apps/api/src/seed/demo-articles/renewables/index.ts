import type { IndustryContent } from '../content.types.ts';
import { company, product } from '../write.ts';
import { sunStories } from './stories-sun.ts';
import { windStories } from './stories-wind.ts';
import { searchKeywords } from './search-keywords.ts';

/** Renewable energy equipment. */
export const renewables: IndustryContent = {
  slug: 'renewables',
  searchKeywords,
  companies: [
    company(
      'Yancheng Haifeng Blades|盐城海锋叶片',
      'Yancheng|盐城',
      'jiangsu',
      2008,
      2100,
      'Rotor blades from 70 to 131 metres|70至131米风电叶片',
    ),
    company(
      'Baotou Saihan Towers|包头赛罕塔筒',
      'Baotou|包头',
      'inner-mongolia',
      2006,
      870,
      'Steel and concrete hybrid towers up to 185 metres|185米以内钢塔与混塔',
    ),
    company(
      'Xianyang Weihe Photovoltaics|咸阳渭河光伏',
      'Xianyang|咸阳',
      'shaanxi',
      2011,
      3600,
      'High-efficiency cells and double-glass modules|高效电池与双玻组件',
    ),
    company(
      'Suzhou Lvzhi Electrolysers|苏州绿质制氢装备',
      'Suzhou|苏州',
      'jiangsu',
      2016,
      390,
      'Alkaline and PEM electrolysers up to 3,000 cubic metres an hour|每小时3000标方以内碱性与PEM电解槽',
    ),
    company(
      'Hefei Feidong Power Electronics|合肥肥东电力电子',
      'Hefei|合肥',
      'anhui',
      2009,
      1250,
      'String, central and grid-forming inverters|组串、集中式与构网型逆变器',
    ),
  ],
  products: [
    product(
      'Rotor blade|风电叶片',
      'HF',
      'blades',
      'Carbon-glass hybrid spar for onshore and offshore turbines.|碳玻混合主梁，陆上与海上机型通用。',
      'Length|长度 = 70..131 m',
      'Mass|重量 = 16..62 t',
      'Spar cap|主梁 = Pultruded carbon|拉挤碳板',
      'Leading edge|前缘 = Polyurethane shell|聚氨酯护套',
    ),
    product(
      'Hybrid tower|混合塔筒',
      'SH',
      'towers',
      'Prestressed concrete rings below, steel on top.|下部预应力混凝土环片，上部钢段。',
      'Hub height|轮毂高度 = 140..185 m',
      'Concrete rings|混凝土环数 = 24..38',
      'Concrete strength|混凝土强度 = C80',
      'Erection|吊装周期 = 5..8 d',
    ),
    product(
      'Double-glass module|双玻组件',
      'WH',
      'modules',
      'Bifacial module for deserts and roofs.|双面组件，适合荒漠与屋顶。',
      'Power|功率 = 585..735 W',
      'Efficiency|效率 = 22.6..24.4 %',
      'Glass|玻璃 = 2.0 + 2.0 mm',
      'Hail test|冰雹试验 = 35 mm',
    ),
    product(
      'Alkaline electrolyser|碱性电解槽',
      'LZ',
      'hydrogen',
      'Pressurised stack for fluctuating power.|适应波动电源的带压槽体。',
      'Hydrogen|产氢量 = 500..3000 m³/h',
      'Specific energy|直流电耗 = 4.2..4.4 kWh/m³',
      'Lowest load|最低负荷 = 25 %',
      'Pressure|压力 = 16 bar',
    ),
    product(
      'Grid-forming inverter|构网型逆变器',
      'FD',
      'inverters',
      'Holds voltage and frequency in weak grids.|弱网下支撑电压与频率。',
      'Rated power|额定功率 = 1250..5000 kW',
      'Overload|过载 = 3 × for 10 s|3倍10秒',
      'Short-circuit ratio|短路比 = from 1.0|1.0起',
      'Efficiency|效率 = 98.7..99.1 %',
    ),
  ],
  stories: [...windStories, ...sunStories],
};
