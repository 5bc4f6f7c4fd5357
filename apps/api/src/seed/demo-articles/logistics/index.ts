import type { IndustryContent } from '../content.types.ts';
import { company, product } from '../write.ts';
import { floorStories } from './stories-floor.ts';
import { systemStories } from './stories-systems.ts';
import { searchKeywords } from './search-keywords.ts';

/** Warehousing and logistics. */
export const logistics: IndustryContent = {
  slug: 'logistics',
  searchKeywords,
  companies: [
    company(
      'Kunshan Hengyi Storage Systems|昆山恒驿仓储系统',
      'Kunshan|昆山',
      'jiangsu',
      2003,
      1120,
      'Stacker cranes, shuttles and high-bay warehouses up to 42 metres|堆垛机、穿梭车与42米以内高层立库',
    ),
    company(
      'Lvdong Mobile Robots|律动移动机器人',
      'Shenzhen|深圳',
      'guangdong',
      2015,
      640,
      'Latent and forklift AMRs with fleet control|潜伏式与叉车式移动机器人及调度系统',
    ),
    company(
      'Anhui Jiefeng Forklifts|安徽捷丰叉车',
      'Hefei|合肥',
      'anhui',
      1996,
      2300,
      'Electric counterbalance and reach trucks from 1.5 to 5 tonnes|1.5至5吨电动平衡重与前移式叉车',
    ),
    company(
      'Taicang Sorting Technology|太仓分拣技术',
      'Taicang|太仓',
      'jiangsu',
      2009,
      480,
      'Cross-belt and narrow-belt sorters for parcels and apparel|快递与服装用交叉带、窄带分拣机',
    ),
  ],
  products: [
    product(
      'Double-deep stacker crane|双深位堆垛机',
      'HY',
      'storage',
      'For pallet warehouses up to 42 metres with one aisle for four rows.|适合42米以内托盘立库，一巷四排。',
      'Height|高度 = 18..42 m',
      'Load|载荷 = 1000..1500 kg',
      'Travel speed|行走速度 = 160..240 m/min',
      'Energy recovery|能量回馈 = Common DC bus|共直流母线',
    ),
    product(
      'Latent transport robot|潜伏式搬运机器人',
      'LD',
      'agv',
      'Carries racks and pallets from below, steered without reflectors.|从底部顶升货架与托盘，无反射板导航。',
      'Payload|负载 = 300..1500 kg',
      'Speed, loaded|满载速度 = 1.2..2 m/s',
      'Stopping accuracy|停位精度 = ±10 mm',
      'Charging|充电 = Contact, 10 minutes for 60 %|接触式，10分钟充60%',
    ),
    product(
      'Electric reach truck|前移式电动叉车',
      'JF',
      'forklifts',
      'Lithium truck for aisles from 2.7 metres.|锂电，最窄2.7米巷道。',
      'Capacity|额定载荷 = 1400..2000 kg',
      'Lift height|起升高度 = 6500..12500 mm',
      'Battery|电池 = 48 V LFP',
      'Cold-store version|冷库版 = down to -30 °C|可至-30℃',
    ),
    product(
      'Cross-belt sorter|交叉带分拣机',
      'TS',
      'sorting',
      'Double-layer loop for mixed small parcels.|双层环线，适合混合小件。',
      'Throughput|分拣量 = 12000..48000 p/h',
      'Item weight|包裹重量 = 10/20/30 kg',
      'Loop speed|环线速度 = 2.0..2.7 m/s',
      'Infeed|供包 = Six-sided scanning|六面扫描',
    ),
  ],
  stories: [...systemStories, ...floorStories],
};
