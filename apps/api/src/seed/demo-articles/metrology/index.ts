import type { IndustryContent } from '../content.types.ts';
import { company, product } from '../write.ts';
import { roomStories } from './stories-room.ts';
import { shopStories } from './stories-shop.ts';
import { searchKeywords } from './search-keywords.ts';

/** Metrology and testing. */
export const metrology: IndustryContent = {
  slug: 'metrology',
  searchKeywords,
  companies: [
    company(
      'Qingdao Haiping Measuring Machines|青岛海平测量机',
      'Qingdao|青岛',
      'shandong',
      1998,
      470,
      'Bridge and gantry measuring machines from 0.5 to 12 metres|0.5至12米桥式与龙门三坐标',
    ),
    company(
      'Suzhou Lingguang Optics|苏州灵光光学测量',
      'Suzhou|苏州',
      'jiangsu',
      2011,
      330,
      'Structured-light and laser-line sensors for in-line inspection|结构光与线激光在线检测传感器',
    ),
    company(
      'Dandong Aoxing Radiography|丹东奥兴射线',
      'Dandong|丹东',
      'liaoning',
      2002,
      290,
      'Industrial CT systems from 160 to 450 kV|160至450千伏工业CT',
    ),
    company(
      'Jinan Times Testing|济南时试试验机',
      'Jinan|济南',
      'shandong',
      1989,
      620,
      'Universal and fatigue testing machines up to 3,000 kN|3000千牛以内万能与疲劳试验机',
    ),
  ],
  products: [
    product(
      'Bridge measuring machine|桥式三坐标测量机',
      'HP',
      'cmm',
      'For castings and housings beside the machining line.|适合机加线旁的铸件与壳体。',
      'Range X|X行程 = 700..2000 mm',
      'Error of indication|示值误差 = 1.6 µm + L/333',
      'Probe|测头 = Scanning|扫描测头',
      'Temperature|使用温度 = 18–26 °C',
    ),
    product(
      'Laser-line profile sensor|线激光轮廓传感器',
      'LG',
      'inline',
      'Measures gap, flush and weld seams at line speed.|产线速度下测间隙、面差与焊缝。',
      'Profile rate|轮廓频率 = 8000..500 Hz',
      'Resolution Z|Z向分辨率 = 0.002 mm',
      'Measuring width|测量宽度 = 20..260 mm',
      'Protection|防护 = IP67',
    ),
    product(
      'Industrial CT system|工业CT系统',
      'AX',
      'ct',
      'Finds pores and measures inner contours of castings.|铸件孔隙检测与内轮廓测量。',
      'Tube voltage|管电压 = 160..450 kV',
      'Voxel size|体素 = 0.03..0.25 mm',
      'Scan time|扫描时间 = 35..600 s',
      'Part size|工件尺寸 = 600 × 900 mm',
    ),
    product(
      'Fatigue testing machine|疲劳试验机',
      'JS',
      'hardness',
      'Resonant and servo-hydraulic machines for components.|零部件用共振式与电液伺服式。',
      'Dynamic load|动态载荷 = 25..500 kN',
      'Frequency|频率 = 250..20 Hz',
      'Column spacing|立柱间距 = 560 mm',
      'Control|控制 = Load, strain, displacement|力、应变、位移',
    ),
  ],
  stories: [...roomStories, ...shopStories],
};
