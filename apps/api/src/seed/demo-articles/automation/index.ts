import type { IndustryContent } from '../content.types.ts';
import { company, product } from '../write.ts';
import { briefNews } from './brief-news.ts';
import { furtherStories } from './further-stories.ts';
import { leadingStories } from './leading-stories.ts';
import { searchKeywords } from './search-keywords.ts';

/** Industrial automation. */
export const automation: IndustryContent = {
  slug: 'automation',
  searchKeywords,
  companies: [
    company(
      'Yanling Control|延陵控制',
      'Changzhou|常州',
      'jiangsu',
      2006,
      480,
      'Plant networks, control and system integration|工厂网络、控制与系统集成',
    ),
    company(
      'Jiading Motion|嘉定运动',
      'Shanghai|上海',
      'shanghai',
      2008,
      620,
      'Servo drives with and without cabinet|有柜与无柜伺服驱动',
    ),
    company(
      'Songshan Sensors|嵩山传感',
      'Zhengzhou|郑州',
      'henan',
      1999,
      540,
      'Radar, pressure and flow sensors|雷达、压力与流量传感器',
    ),
    company(
      'Binjiang Vision|滨江视觉',
      'Hangzhou|杭州',
      'zhejiang',
      2014,
      350,
      'Cameras and inspection software|工业相机与检测软件',
    ),
  ],
  products: [
    product(
      'TSN switch|时间敏感网络交换机',
      'YT',
      'networks',
      'Single-pair and four-wire ports with scheduled traffic.|单对线与四芯端口，时间调度。',
      'Ports|端口数 = 8/16/24',
      'Jitter|抖动 = < 10 µs',
      'Temperature|工作温度 = −40 – 70 °C',
    ),
    product(
      'Motor-mounted servo drive|一体式伺服驱动',
      'JM',
      'drives',
      'One hybrid cable from axis to axis.|混合电缆逐轴串接。',
      'Rated power|额定功率 = 0.2..3 kW',
      'Bus voltage|母线电压 = 560 V',
      'Protection|防护等级 = IP65',
    ),
    product(
      'Safety radar|安全雷达',
      'SR',
      'safety',
      'Presence detection through dust and steam.|穿透粉尘蒸汽的存在检测。',
      'Range|检测距离 = 4..12 m',
      'Frequency|频段 = 60 GHz',
      'Performance level|安全等级 = PL d',
    ),
    product(
      'Line-scan camera|线阵相机',
      'BV',
      'vision',
      'Web inspection at high speed.|高速卷材检测。',
      'Pixels|像素 = 8192/12288/16384',
      'Line rate|行频 = 300..80 kHz',
      'Interface|接口 = 25 GigE',
    ),
  ],
  stories: [...leadingStories, ...furtherStories, ...briefNews],
};
