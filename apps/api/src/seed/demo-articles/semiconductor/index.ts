import type { IndustryContent } from '../content.types.ts';
import { company, product } from '../write.ts';
import { fabStories } from './stories-fab.ts';
import { tradeStories } from './stories-trade.ts';
import { searchKeywords } from './search-keywords.ts';

/** Semiconductors. */
export const semiconductor: IndustryContent = {
  slug: 'semiconductor',
  searchKeywords,
  companies: [
    company(
      'Wuxi Taihu Wet Process|无锡太湖湿法装备',
      'Wuxi|无锡',
      'jiangsu',
      2008,
      720,
      'Single-wafer and batch cleaning tools for 150 to 300 mm|150至300毫米单片与槽式清洗设备',
    ),
    company(
      'Shenyang Hunnan Vacuum|沈阳浑南真空',
      'Shenyang|沈阳',
      'liaoning',
      1999,
      860,
      'Dry pumps, abatement units and vacuum valves for wafer fabs|晶圆厂用干泵、尾气处理与真空阀门',
    ),
    company(
      'Zhuzhou Xiangjiang Power Semiconductors|株洲湘江功率半导体',
      'Zhuzhou|株洲',
      'hunan',
      2011,
      1980,
      'Silicon carbide diodes, transistors and modules from 650 to 3300 V|650至3300伏碳化硅二极管、晶体管与模块',
    ),
    company(
      'Hefei Shushan Test Systems|合肥蜀山测试系统',
      'Hefei|合肥',
      'anhui',
      2013,
      430,
      'Wafer probers, probe-card stations and parametric testers|探针台、探针卡检测站与参数测试机',
    ),
    company(
      'Shanghai Lingang Bonding|上海临港键合装备',
      'Shanghai|上海',
      'shanghai',
      2016,
      390,
      'Flip-chip, thermocompression and sintering presses|倒装、热压键合与烧结压机',
    ),
  ],
  products: [
    product(
      'Single-wafer cleaner|单片清洗机',
      'TW',
      'wafer-fab',
      'Spin cleaning before furnace, deposition and bonding steps.|用于炉管、沉积与键合前的旋转清洗。',
      'Chambers|腔体数 = 4..16',
      'Throughput|产能 = 120..520 wafers/h',
      'Added particles at 45 nm|45纳米颗粒增加 = Fewer than 12 per wafer|每片少于12个',
      'Chemistry recovery|药液回收 = 55..85 %',
    ),
    product(
      'Dry screw pump|干式螺杆真空泵',
      'HN',
      'etch',
      'For etch, furnace and deposition tools, with sensors for exhaust pressure and vibration.|适合刻蚀、炉管与沉积设备，带排气压力与振动传感。',
      'Pumping speed|抽速 = 600..2400 m³/h',
      'Power at base pressure|极限压力下功率 = 2.4..6.8 kW',
      'Ultimate pressure|极限压力 = 0.5 Pa|0.5帕',
      'Cooling water|冷却水 = 6..14 L/min',
    ),
    product(
      'Silicon carbide transistor|碳化硅MOSFET',
      'XJ',
      'power',
      'Planar-gate switch for traction inverters, storage and chargers.|平面栅结构，用于主驱、储能与充电模块。',
      'Blocking voltage|耐压 = 100..3300 V',
      'On-resistance|导通电阻 = 13..80 mΩ',
      'Junction temperature|结温 = up to 175 °C|最高175℃',
      'Wafer|晶圆 = 150 and 200 mm|150与200毫米',
    ),
    product(
      'Automatic wafer prober|全自动探针台',
      'SS',
      'test',
      'Probing from -55 to 200 degrees with needle-mark camera.|-55至200℃测试，带针痕相机。',
      'Wafer size|晶圆尺寸 = 100..300 mm',
      'Placing accuracy|定位精度 = ±1.2 µm',
      'Chuck force|卡盘承力 = 1000..4000 N',
      'Index time|步进时间 = 190..260 ms',
    ),
    product(
      'Sintering press|烧结压机',
      'LB',
      'packaging',
      'Presses silver or copper paste under power dies with one soft stamp per die.|银膏、铜膏加压烧结，每颗芯片独立软压头。',
      'Press force|压力 = 60..320 kN',
      'Temperature|温度 = up to 300 °C|最高300℃',
      'Substrates per cycle|每模基板数 = 4..12',
      'Atmosphere|气氛 = Nitrogen or formic acid|氮气或甲酸',
    ),
  ],
  stories: [...fabStories, ...tradeStories],
};
