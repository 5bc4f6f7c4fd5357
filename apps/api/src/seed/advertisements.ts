import type { Bilingual } from '@millwright/domain';

/** The words of an advertisement. Pages write them over its image. */
export interface Advertisement {
  /** Who advertises. */
  advertiser: Bilingual;
  /** What is said, short enough for one line. */
  slogan: Bilingual;
}

const advertisement = (line: string): Advertisement => {
  const [advertiser = '', advertiserCn = '', slogan = '', sloganCn = ''] = line.split('|');
  return { advertiser: { en: advertiser, cn: advertiserCn }, slogan: { en: slogan, cn: sloganCn } };
};

/** The advertisement of each industry's menu, by slug. */
export const menuAdvertisements: Readonly<Record<string, Advertisement>> = Object.fromEntries(
  Object.entries({
    metalworking: 'Xingcheng Machine Tools|兴城机床|Five axes, eight hours alone|五轴无人夜班，整夜不停',
    moulds: 'Juxi Moulds|桔西模具|Water where the heat is|热在哪里，水到哪里',
    casting: 'Wannan Die Casting|皖南压铸|Structures in one piece|一体成形结构件',
    laser: 'Chunjiang Laser|春江激光|Sixty kilowatts through plate|六万瓦，厚板见真章',
    plastics: 'Yongrui Precision Machinery|甬锐精密机械|All-electric, 50 to 550 tonnes|全电动注塑，50至550吨',
    additive: 'Yanqing Additive|延庆增材|Twelve lasers, one part|十二激光，同打一件',
    surface: 'Wuxi Chenghu Paint Systems|无锡澄湖涂装设备|Paint lines that save heat|省热的涂装线',
    automation: 'Yanling Control|延陵控制|One pair of wires for the plant|一对线，连全厂',
    robotics: 'Yubei Robotics|豫北机器人|Palletising by the hour|码垛机器人，按小时租',
    'fluid-power': 'Ningbo Beilun Hydraulics|宁波北仑液压|Pressure that keeps its word|压力，说到做到',
    'power-transmission': 'Taixing Longchuan Reducers|泰兴龙川减速机|Quiet torque|安静的扭矩',
    metrology: 'Qingdao Haiping Measuring Machines|青岛海平测量机|The last micrometre|量准最后一微米',
    auto: 'Yuzhou Drives|渝州电驱|A stator every 68 seconds|68秒，一台定子',
    battery: 'Changzhou Jintan Cell Equipment|常州金坛电芯装备|Electrodes at full speed|极片产线，全速开动',
    renewables: 'Hongze Wind Blades|洪泽风电叶片|Blades for offshore wind|海上风电叶片',
    aerospace: 'Qinling Precision Casting|秦岭精铸|Vanes to one per cent|喉道面积，精到百分之一',
    electronics: 'Luling Circuits|庐陵电路|Boards of up to 32 layers|高密度电路板，最高32层',
    semiconductor: 'Gulou Optics|鼓楼光学|Through-glass vias by laser|玻璃通孔，激光成孔',
    medical: 'Gongye Medical|公业医疗|Syringes that do not break|不碎的预灌封针管',
    packaging: 'Xiangshan Filling|香山灌装|Sterile in four seconds|无菌灌装，只热四秒',
    food: 'Xiangshan Filling|香山灌装|Juice lines in containers|集装箱里的果汁线',
    textile: 'Shengze Water-Jet Looms|盛泽喷水织机|Weaving at full width|满幅高速织造',
    logistics: 'Kunshan Hengyi Storage Systems|昆山恒驿仓储系统|Double-deep, single-minded|双深位立库',
    environment: 'Yixing Qingyuan Water|宜兴清源水务装备|Water, used twice|一水两用',
  }).map(([slug, line]) => [slug, advertisement(line)]),
);

/** Advertisements above the header; the first is shown. None names a day, for days pass. The image's motif is that of `industry`. */
export const topAdvertisements: readonly (Advertisement & { key: string; industry: string; target: string })[] = [
  {
    key: 'top-machines',
    industry: 'plastics',
    target: '/showroom/suppliers?sid=5',
    ...advertisement('Yongrui Precision Machinery|甬锐精密机械|All-electric moulding|全电动注塑，50至550吨'),
  },
  {
    key: 'top-weekly',
    industry: 'metalworking',
    target: '/articles',
    ...advertisement('Machine Hall Weekly|《机器车间》周刊|Read it as an e-zine, free of charge|电子版免费阅读'),
  },
];
