import type { IndustryContent } from '../content.types.ts';
import { company, product } from '../write.ts';
import { briefNews } from './brief-news.ts';
import { stories } from './stories.ts';
import { searchKeywords } from './search-keywords.ts';

/** Laser processing and photonics. */
export const laser: IndustryContent = {
  slug: 'laser',
  searchKeywords,
  companies: [
    company(
      'Wusong Photonics|吴淞光电',
      'Shanghai|上海',
      'shanghai',
      2012,
      340,
      'Blue and hybrid lasers for copper|焊铜用蓝光与复合激光器',
    ),
    company(
      'Gulou Optics|鼓楼光学',
      'Fuzhou|福州',
      'fujian',
      2009,
      260,
      'Picosecond systems for glass and ceramics|玻璃陶瓷皮秒加工系统',
    ),
    company(
      'Hongshan Opto-Mechanics|洪山光机',
      'Wuhan|武汉',
      'hubei',
      2013,
      410,
      'Cutting and welding heads up to 60 kW|最高6万瓦切割头与焊接头',
    ),
    company(
      'Jinzhong Remanufacturing|晋中再制造',
      'Jinzhong|晋中',
      'shanxi',
      2010,
      520,
      'High-speed laser cladding and services|高速激光熔覆设备与服务',
    ),
    company(
      'Chunjiang Laser|春江激光',
      'Wuxi|无锡',
      'jiangsu',
      2011,
      780,
      'Cutting machines for plate and tube|板材与管材激光切割机',
    ),
  ],
  products: [
    product(
      'Hybrid welding source|蓝光红外复合焊接源',
      'WB',
      'laser-welding',
      'Calm melting of copper foils and hairpins.|平稳熔化铜箔与发卡端头。',
      'Blue power|蓝光功率 = 500..2000 W',
      'Infrared power|红外功率 = 1500/2000/3000 W',
      'Spot|光斑 = 300 µm',
    ),
    product(
      'Picosecond glass cutter|皮秒玻璃切割系统',
      'GP',
      'micromachining',
      'Bessel beam cutting of strengthened and curved glass.|贝塞尔光束切割强化与曲面玻璃。',
      'Glass thickness|玻璃厚度 = 0.1..2 mm',
      'Cutting speed|切割速度 = 400..1200 mm/s',
      'Edge strength|边缘强度 = 310 MPa',
    ),
    product(
      'Cutting head|激光切割头',
      'HS',
      'optics',
      'With six temperature points and focus compensation.|六点测温，自动补偿焦点漂移。',
      'Laser power|激光功率 = 30/40/60 kW',
      'Focus drift|焦点漂移 = < 0.3 mm',
      'Nozzle|喷嘴 = 1.5 – 10 mm',
    ),
    product(
      'High-speed cladding machine|高速熔覆机',
      'JC',
      'cladding',
      'Iron-based layers in place of hard chrome.|铁基熔覆层替代镀硬铬。',
      'Laser power|激光功率 = 6..15 kW',
      'Shaft length|工件长度 = 2..8 m',
      'Deposition|熔覆效率 = 0.6..1.4 m²/h',
      'Powder efficiency|粉末利用率 = > 80 %',
    ),
    product(
      'Plate cutting machine|厚板激光切割机',
      'CL',
      'laser-cutting',
      'Air cutting of structural steel up to 45 millimetres.|结构钢空气切割，可达45毫米。',
      'Laser power|激光功率 = 30/40/60 kW',
      'Working length|加工长度 = 3..24 m',
      'Acceleration|加速度 = 1..2.8 g',
      'Floor|床身 = Water-flushed|水冲排渣',
    ),
  ],
  stories: [...stories, ...briefNews],
};
