import type {
  OwnEditionKey,
  EntryReference,
  MagazineIssueSummary,
  Post,
  PressReleaseSummary,
  ProductSummary,
  SupplierSummary,
  TradeShowSummary,
  VideoSummary,
  WhitePaperSummary,
} from '@millwright/domain';
import { cover, logo, sampleImage } from './images.fixtures.ts';

/** Entities as they are read in one edition. */
export interface Entities {
  videos: readonly VideoSummary[];
  issues: readonly MagazineIssueSummary[];
  papers: readonly WhitePaperSummary[];
  suppliers: readonly SupplierSummary[];
  products: readonly ProductSummary[];
  posts: readonly Post[];
  shows: readonly TradeShowSummary[];
  releases: readonly PressReleaseSummary[];
}

type Told = readonly [cn: string, en: string];

const videoTitles: readonly Told[] = [
  ['走进压铸岛：从熔炼到取件的 90 秒', 'Inside a die-casting cell: ninety seconds from melt to part'],
  ['五轴头拆检：四千小时之后的轴承', 'Taking a five-axis head apart after 4,000 hours'],
  ['激光切割断面怎么看', 'How to read a laser-cut edge'],
  ['伺服压机换模全过程', 'A die change on a servo press, start to finish'],
];
const magazines: readonly Told[] = [
  ['现代金属加工', 'Modern Metalworking'],
  ['国际橡塑', 'Plastics International'],
  ['模具制造', 'Mould and Die Maker'],
];
const papers: readonly (readonly [title: Told, brief: Told])[] = [
  [
    ['电池托盘连接工艺白皮书', 'Joining battery trays: a process guide'],
    [
      '比较搅拌摩擦焊、激光填丝与自冲铆接的强度、节拍与成本。',
      'Friction-stir, laser wire and self-piercing rivets compared for strength, cycle and cost.',
    ],
  ],
  [
    ['机床能耗测量方法', 'Measuring the energy of machine tools'],
    [
      '从待机到满载，六台加工中心的实测数据与节能建议。',
      'Six machining centres measured from standby to full load, and what saves power.',
    ],
  ],
];
const suppliers: readonly (readonly [name: Told, city: Told, region: Told, brief: Told])[] = [
  [
    ['苏州恒岳精密机械有限公司', 'Hengyue Precision Machinery'],
    ['苏州', 'Suzhou'],
    ['江苏', 'Jiangsu'],
    [
      '立式与五轴加工中心，服务模具与航空零部件企业。',
      'Vertical and five-axis machining centres for mould makers and aerospace parts.',
    ],
  ],
  [
    ['宁波启泰塑机有限公司', 'Qitai Plastics Machinery'],
    ['宁波', 'Ningbo'],
    ['浙江', 'Zhejiang'],
    ['伺服注塑机，锁模力 90 至 3300 吨。', 'Servo injection moulding machines from 90 to 3,300 t.'],
  ],
];
const products: readonly (readonly [
  name: Told,
  model: string,
  figures: readonly (readonly [label: Told, value: string])[],
])[] = [
  [
    ['五轴立式加工中心', 'Five-axis vertical machining centre'],
    'HY-650U',
    [
      [['工作台直径', 'Table'], '650 mm'],
      [['主轴转速', 'Spindle'], '18000 r/min'],
      [['定位精度', 'Positioning'], '0.004 mm'],
    ],
  ],
  [
    ['伺服注塑机', 'Servo injection moulding machine'],
    'QT-280S',
    [
      [['锁模力', 'Clamping force'], '2800 kN'],
      [['射胶量', 'Shot weight'], '620 g'],
    ],
  ],
  [
    ['光纤激光切割机', 'Fibre laser cutter'],
    'LC-3015',
    [
      [['激光功率', 'Laser power'], '12 kW'],
      [['加工幅面', 'Sheet'], '3000 × 1500 mm'],
    ],
  ],
];
const posts: readonly (readonly [
  side: 'supply' | 'demand',
  title: Told,
  brief: Told,
  quantity: number,
  unit: Told,
  place: Told,
])[] = [
  [
    'supply',
    ['现货供应 6061-T6 铝板', 'In stock: 6061-T6 aluminium plate'],
    ['厚度 6 至 80 毫米，可按图切割，附材质证明。', 'Six to 80 mm, cut to drawing, with mill certificates.'],
    40,
    ['吨', 't'],
    ['广东佛山', 'Foshan, Guangdong'],
  ],
  [
    'demand',
    ['求购二手三坐标测量机', 'Wanted: used coordinate measuring machine'],
    ['行程 1000 毫米以上，需提供最近一次校准报告。', 'Travel above 1,000 mm, with the last calibration report.'],
    2,
    ['台', 'units'],
    ['上海', 'Shanghai'],
  ],
];
const shows: readonly (readonly [title: Told, from: string, to: string, venue: Told, city: Told, region: Told])[] = [
  [
    ['华东国际机床展', 'East China Machine Tool Show'],
    '2027-03-17',
    '2027-03-20',
    ['国家会展中心 1.1 号馆至 4.1 号馆', 'National Exhibition Centre, halls 1.1 to 4.1'],
    ['上海', 'Shanghai'],
    ['上海', 'Shanghai'],
  ],
  [
    ['欧洲橡塑工业展', 'European Plastics Fair'],
    '2026-11-18',
    '2026-11-25',
    ['杜塞尔多夫展览中心', 'Düsseldorf exhibition grounds'],
    ['杜塞尔多夫', 'Düsseldorf'],
    ['德国', 'Germany'],
  ],
  [
    ['华南表面处理展', 'South China Surface Finishing'],
    '2026-05-12',
    '2026-05-14',
    ['深圳国际会展中心', 'Shenzhen World'],
    ['深圳', 'Shenzhen'],
    ['广东', 'Guangdong'],
  ],
];
const releases: readonly (readonly [title: Told, brief: Told])[] = [
  [
    ['行业门户上线供需大厅', 'Portal opens its supply hall'],
    [
      '采购商可按行业与地区查找供需信息，并直接询价。',
      'Buyers find offers by industry and region, and enquire at once.',
    ],
  ],
  [
    ['年度读者调查结果发布', 'Results of the annual reader survey'],
    ['四成受访工厂计划明年更换关键设备。', 'Four in ten plants plan to replace key equipment next year.'],
  ],
];

const entitiesOf = (edition: OwnEditionKey): Entities => {
  const tell = ([cn, en]: Told) => (edition === 'cn' ? cn : en);
  const common = {
    brief: '',
    image: null,
    industryId: null,
    publishedAt: '2026-11-18T02:00:00Z',
    owner: null,
    region: null,
    featured: false,
  };
  const suppliersTold = suppliers.map(([name, city, region, brief], index): SupplierSummary => ({
    ...common,
    id: 41 + index,
    title: tell(name),
    brief: tell(brief),
    image: logo(index),
    city: tell(city),
    region: { id: index + 1, name: tell(region) },
    founded: 2003 + index * 4,
    staff: 380 + index * 1040,
    productCount: 18 - index * 5,
    industryId: 1 + index,
  }));
  const owners = suppliersTold.map(({ id, title, image }): EntryReference => ({ id, title, image }));
  return {
    videos: videoTitles.map((title, index) => ({
      ...common,
      id: 31 + index,
      title: tell(title),
      image: sampleImage(index),
      durationSeconds: 725 + index * 1000,
      publishedAt: `2026-11-${18 - index}T02:00:00Z`,
      industryId: index + 1,
    })),
    issues: magazines.map((title, index) => ({
      id: 21 + index,
      image: cover(index),
      year: 2026,
      period: String(11 - index),
      magazineTitle: tell(title),
    })),
    papers: papers.map(([title, brief], index) => ({
      ...common,
      id: 51 + index,
      title: tell(title),
      brief: tell(brief),
      image: cover(index + 3),
      pages: 24 + index * 12,
      owner: owners[index]!,
      publishedAt: `2026-10-${20 - index}T02:00:00Z`,
      industryId: 1,
    })),
    suppliers: suppliersTold,
    products: products.map(([name, model, figures], index) => ({
      ...common,
      id: 61 + index,
      title: tell(name),
      model,
      image: sampleImage(index + 2),
      owner: owners[0]!,
      parameters: figures.map(([label, value]) => ({ label: tell(label), value })),
      industryId: 1,
    })),
    posts: posts.map(([side, title, brief, quantity, unit, place], index) => ({
      ...common,
      id: 71 + index,
      side,
      isByMember: false,
      company: '',
      title: tell(title),
      brief: tell(brief),
      quantity,
      unit: tell(unit),
      place: tell(place),
      validUntil: '2026-12-31T02:00:00Z',
      industryId: 3,
    })),
    shows: shows.map(([title, startsOn, endsOn, venue, city, region], index) => ({
      ...common,
      id: 81 + index,
      title: tell(title),
      image: sampleImage(index + 1),
      startsOn,
      endsOn,
      publishedAt: `${startsOn}T00:00:00Z`,
      venue: tell(venue),
      city: tell(city),
      region: { id: index + 1, name: tell(region) },
      organiser: tell(['机械工业展览公司', 'Machinery Fairs']),
      industryId: 1,
    })),
    releases: releases.map(([title, brief], index) => ({
      ...common,
      id: 91 + index,
      title: tell(title),
      brief: tell(brief),
      owner: owners[index]!,
      publishedAt: `2026-11-${12 - index}T02:00:00Z`,
    })),
  };
};

/** Believable entities for stories and tests, in both editions. */
export const entities: Readonly<Record<OwnEditionKey, Entities>> = { cn: entitiesOf('cn'), en: entitiesOf('en') };

/** The day on which the fixtures are read. */
export const readOn = '2026-11-21T02:00:00Z';

/** An English sample as the edition of Storybook's toolbar tells it; anything else as it is. */
export const inEditionOf = <Kind extends keyof Entities>(
  globals: Record<string, unknown>,
  kind: Kind,
  item: Entities[Kind][number],
): Entities[Kind][number] => {
  const place = (entities.en[kind] as readonly unknown[]).indexOf(item);
  return (globals['edition'] === 'cn' && entities.cn[kind][place]) || item;
};
