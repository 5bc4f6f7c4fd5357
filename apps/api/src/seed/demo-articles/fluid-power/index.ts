import type { IndustryContent } from '../content.types.ts';
import { company, product } from '../write.ts';
import { airStories } from './stories-air.ts';
import { oilStories } from './stories-oil.ts';
import { searchKeywords } from './search-keywords.ts';

/** Fluid power. */
export const fluidPower: IndustryContent = {
  slug: 'fluid-power',
  searchKeywords,
  companies: [
    company(
      'Ningbo Beilun Hydraulics|宁波北仑液压',
      'Ningbo|宁波',
      'zhejiang',
      1988,
      930,
      'Axial piston pumps and motors for mobile and industrial use|行走与工业用轴向柱塞泵和马达',
    ),
    company(
      'Fenghua Yueqi Pneumatics|奉化越气气动',
      'Fenghua|奉化',
      'zhejiang',
      1992,
      720,
      'Cylinders, valve terminals and air preparation|气缸、阀岛与气源处理元件',
    ),
    company(
      'Guangzhou Ruikong Compressors|广州瑞控压缩机',
      'Guangzhou|广州',
      'guangdong',
      2004,
      510,
      'Oil-injected and oil-free screw compressors from 7 to 400 kW|7至400千瓦喷油与无油螺杆压缩机',
    ),
    company(
      'Wenzhou Oubei Valves|温州瓯北阀门',
      'Wenzhou|温州',
      'zhejiang',
      1985,
      640,
      'Ball, globe and cryogenic valves up to 48 inches|48英寸以内球阀、截止阀与低温阀',
    ),
    company(
      'Hengshui Mida Sealing|衡水密达密封',
      'Hengshui|衡水',
      'hebei',
      1999,
      350,
      'Rod seals, wipers and high-pressure hoses|活塞杆密封、防尘圈与高压软管',
    ),
  ],
  products: [
    product(
      'Axial piston pump|轴向柱塞泵',
      'BL',
      'hydraulics',
      'Variable pump with electronic swivel control for presses and excavators.|电控变排量，适合压机与挖掘机。',
      'Displacement|排量 = 28..260 cm³',
      'Peak pressure|峰值压力 = 400 bar',
      'Speed|转速 = 3000..1500 r/min',
      'Noise at 250 bar|250 bar下噪声 = 68..79 dB(A)',
    ),
    product(
      'Valve terminal|阀岛',
      'YQ',
      'pneumatics',
      'Up to 32 coils on one fieldbus node with flow metering.|单节点最多32线圈，带流量计量。',
      'Valve positions|阀位 = 4..32',
      'Flow|流量 = 380..1350 l/min',
      'Bus|总线 = EtherCAT, PROFINET',
      'Switching time|切换时间 = 12 ms',
    ),
    product(
      'Two-stage screw compressor|两级螺杆压缩机',
      'RK',
      'compressors',
      'Permanent-magnet drive for base load at 7 to 10 bar.|永磁驱动，7至10巴基载用气。',
      'Motor power|电机功率 = 160/250/400 kW',
      'Delivery at 8 bar|8 bar排气量 = 26/41/65 m³/min',
      'Specific power|比功率 = 6.2..6.1 kW/(m³/min)',
      'Cooling|冷却 = Air or water|风冷或水冷',
    ),
    product(
      'Cryogenic ball valve|低温球阀',
      'OB',
      'valves',
      'Extended bonnet valve for LNG and liquid oxygen.|加长阀盖，用于LNG与液氧。',
      'Nominal size|公称通径 = 0..600 mm',
      'Pressure class|压力等级 = 0..900',
      'Lowest temperature|最低温度 = −196 °C',
      'Seat|阀座 = PCTFE, metal backed|PCTFE带金属背衬',
    ),
    product(
      'Rod seal set|活塞杆密封组件',
      'MD',
      'seals',
      'Buffer ring, rod seal and wiper in matched materials.|缓冲圈、主密封与防尘圈配套供应。',
      'Rod diameter|杆径 = 20..360 mm',
      'Pressure|压力 = 250..420 bar',
      'Speed|速度 = 0.1..1 m/s',
      'Temperature|温度 = −45…110 °C',
    ),
  ],
  stories: [...oilStories, ...airStories],
};
