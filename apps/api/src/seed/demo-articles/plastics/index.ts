import type { IndustryContent } from '../content.types.ts';
import { company, product } from '../write.ts';
import { briefNews } from './brief-news.ts';
import { machineStories } from './stories-machines.ts';
import { materialStories } from './stories-materials.ts';
import { reportage } from './reportage.ts';
import { searchKeywords } from './search-keywords.ts';

/** Plastics and rubber. */
export const plastics: IndustryContent = {
  slug: 'plastics',
  searchKeywords,
  companies: [
    company(
      'Yongrui Precision Machinery|甬锐精密机械',
      'Ningbo|宁波',
      'zhejiang',
      1998,
      860,
      'All-electric injection moulding machines from 50 to 550 tonnes|50至550吨全电动注塑机',
    ),
    company(
      'Hengda Injection|恒达注塑',
      'Wenling|温岭',
      'zhejiang',
      1993,
      1450,
      'Two-platen injection moulding machines up to 8,500 tonnes|最大8500吨两板式注塑机',
    ),
    company(
      'Chenghai Extrusion|澄海挤出',
      'Shantou|汕头',
      'guangdong',
      2001,
      420,
      'Blown film and sheet lines with up to eleven layers|最多十一层的吹膜与片材机组',
    ),
    company(
      'Taihu Compounds|太湖改性',
      'Suzhou|苏州',
      'jiangsu',
      2006,
      310,
      'Flame-retardant and reinforced engineering plastics|阻燃与增强工程塑料',
    ),
    company(
      'Bohai Resources|渤海资源',
      'Tianjin|天津',
      'tianjin',
      2011,
      275,
      'Food-grade recycled PET and washing technology|食品级再生PET与清洗技术',
    ),
  ],
  products: [
    product(
      'All-electric injection moulding machine|全电动注塑机',
      'HX',
      'injection',
      'Direct torque-motor drives on all axes for caps, connectors and medical parts.|各轴力矩电机直驱，适合瓶盖、连接器和医用件。',
      'Clamping force|锁模力 = 500..5500 kN',
      'Shot weight, PS|注射量（PS） = 38..1900 g',
      'Injection speed|注射速度 = 300..500 mm/s',
      'Drive|驱动 = Torque motor, direct|力矩电机直驱',
    ),
    product(
      'Two-platen injection moulding machine|两板式注塑机',
      'HD',
      'injection',
      'Short footprint for battery trays, bumpers and crates.|结构紧凑，适合电池托盘、保险杠和周转箱。',
      'Clamping force|锁模力 = 11000..85000 kN',
      'Opening stroke|开模行程 = 1800..4200 mm',
      'Shot weight, PP|注射量（PP） = 9..86 kg',
      'Hydraulics|液压 = Servo pump|伺服泵',
    ),
    product(
      'Nine-layer blown film line|九层共挤吹膜机组',
      'CE',
      'films',
      'Barrier films with more than 95 per cent polyolefin.|聚烯烃占比95%以上的阻隔膜。',
      'Film width|膜宽 = 1300..2600 mm',
      'Output|产量 = 420..780 kg/h',
      'Layers|层数 = 9',
      'Gauge tolerance, 2 sigma|厚度偏差（2σ） = ±2.6 %',
    ),
    product(
      'Twin-screw compounding extruder|双螺杆造粒机',
      'TC',
      'extrusion',
      'High-torque compounding of filled and flame-retardant grades.|高扭矩，适合填充与阻燃改性。',
      'Screw diameter|螺杆直径 = 35..135 mm',
      'Specific torque|比扭矩 = 11.3..18 Nm/cm³',
      'Output|产量 = 400..14000 kg/h',
      'Screw length|长径比 = 48 L/D',
    ),
    product(
      'PET flake washing line|PET瓶片清洗线',
      'BW',
      'recycling',
      'Sorting, hot washing and drying of bottle flakes.|瓶片分选、热洗与干燥。',
      'Capacity|处理能力 = 1000..6000 kg/h',
      'Fresh water|新水用量 = 1.2..1.6 m³/t',
      'PVC content after sorting|分选后PVC含量 = < 10 mg/kg',
      'Wash temperature|热洗温度 = 85 °C',
    ),
  ],
  stories: [...machineStories, ...materialStories, ...briefNews, ...reportage],
};
