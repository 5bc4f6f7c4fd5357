import type { IndustryContent } from '../content.types.ts';
import { company, product } from '../write.ts';
import { bathStories } from './stories-baths.ts';
import { boothStories } from './stories-booths.ts';
import { searchKeywords } from './search-keywords.ts';

/** Surface treatment. */
export const surface: IndustryContent = {
  slug: 'surface',
  searchKeywords,
  companies: [
    company(
      'Wuxi Chenghu Paint Systems|无锡澄湖涂装设备',
      'Wuxi|无锡',
      'jiangsu',
      1997,
      540,
      'Dip coating, spray booths and ovens for bodies and appliances|车身与家电用电泳、喷房与烘干设备',
    ),
    company(
      'Foshan Jinyang Powder Coatings|佛山锦扬粉末涂料',
      'Foshan|佛山',
      'guangdong',
      2002,
      380,
      'Powder coatings for profiles, wheels and furniture|型材、轮毂与家具用粉末涂料',
    ),
    company(
      'Dongguan Xinhe Vacuum|东莞新禾真空',
      'Dongguan|东莞',
      'guangdong',
      2009,
      260,
      'PVD coaters for tools, taps and bipolar plates|刀具、水龙头与双极板用真空镀膜机',
    ),
    company(
      'Yongkang Guangjie Finishing|永康光洁精整',
      'Yongkang|永康',
      'zhejiang',
      1994,
      310,
      'Vibratory finishing, drag finishing and polishing cells|振动光饰、拖拽光饰与抛光单元',
    ),
    company(
      'Zhuzhou Yanpen Thermal Spraying|株洲焰喷科技',
      'Zhuzhou|株洲',
      'hunan',
      2005,
      195,
      'HVOF and plasma spraying systems and contract coating|超音速火焰与等离子喷涂设备及加工',
    ),
  ],
  products: [
    product(
      'Cathodic dip coating line|阴极电泳线',
      'CH',
      'painting',
      'Pretreatment, dip tank and oven for steel and mixed-metal parts.|钢件与混材件的前处理、电泳与烘干。',
      'Tank volume|槽容积 = 12..260 m³',
      'Cycle time|节拍 = 40..180 s',
      'Film thickness|膜厚 = 18–22 µm',
      'Rinsing|水洗 = Ultrafiltrate, three stages|三级超滤水',
    ),
    product(
      'Low-temperature powder|低温固化粉末',
      'JY',
      'powder-coating',
      'Cures from 140 °C for thick-walled and assembled parts.|140℃起固化，适合厚壁件与带组件工件。',
      'Curing temperature|固化温度 = 130..160 °C',
      'Curing time|固化时间 = 12..20 min',
      'Gloss|光泽 = 5–90',
      'Storage|贮存 = Below 25 °C, six months|25℃以下六个月',
    ),
    product(
      'Arc and sputter PVD coater|电弧与溅射复合镀膜机',
      'XH',
      'pvd',
      'For decorative and hard coatings on brass, steel and carbide.|黄铜、钢与硬质合金的装饰与硬质镀层。',
      'Chamber diameter|炉腔直径 = 800..1800 mm',
      'Cathodes|靶位 = 6..16',
      'Batch time|单炉时间 = 70..240 min',
      'Bias supply|偏压电源 = Pulsed, 40 kHz|40 kHz脉冲',
    ),
    product(
      'Drag finishing machine|拖拽式光饰机',
      'GJ',
      'deburring',
      'Rounds edges of tools and implants to a few micrometres.|刀具、植入物刃口钝化，精度数微米。',
      'Spindles|主轴数 = 3..18',
      'Edge radius|钝圆半径 = 0.005..0.06 mm',
      'Drum|料桶 = 500..1000 mm',
      'Media|磨料 = Walnut shell, silicon carbide|核桃壳、碳化硅',
    ),
    product(
      'HVOF spraying system|超音速火焰喷涂系统',
      'YP',
      'thermal-spraying',
      'Dense carbide layers on rods, rolls and valve balls.|活塞杆、辊类与球阀的致密碳化物涂层。',
      'Feed rate|送粉量 = 40..120 g/min',
      'Porosity|孔隙率 = < 1 %',
      'Fuel|燃料 = Kerosene|航空煤油',
      'Robot|机器人 = Six axes|六轴',
    ),
  ],
  stories: [...bathStories, ...boothStories],
};
