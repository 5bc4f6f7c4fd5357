import type { Banner, Industry } from '@millwright/domain';

const children = (firstId: number, names: readonly string[]): Industry[] =>
  names.map((name, index) => ({
    id: firstId + index,
    slug: null,
    name,
    icon: 'gear',
    showNav: true,
    bannerCode: null,
    children: [],
  }));

const industry = (id: number, slug: string | null, name: string, icon: string, below: readonly string[]): Industry => ({
  id,
  slug,
  name,
  icon,
  showNav: true,
  bannerCode: `industry-${slug ?? id}`,
  children: children(id * 100, below),
});

/** Industries in English, each with a banner code. */
export const englishIndustries: readonly Industry[] = [
  industry(1, 'metalworking', 'Metalworking', 'lathe', [
    'Turning',
    'Milling',
    'Grinding',
    'Sheet metal',
    'Cutting tools',
    'Workholding',
    'Tool measuring',
  ]),
  industry(2, 'moulds', 'Moulds and dies', 'mould', [
    'Injection moulds',
    'Stamping dies',
    'Hot runners',
    'Mould steel',
    'Texturing',
  ]),
  industry(3, 'casting', 'Casting and forging', 'ladle', [
    'Die casting',
    'Investment casting',
    'Sand casting',
    'Closed-die forging',
  ]),
  industry(4, 'laser', 'Laser', 'laser', ['Cutting', 'Welding', 'Marking', 'Sources and optics', 'Cladding']),
  industry(5, 'plastics', 'Plastics and rubber', 'mould-halves', [
    'Injection moulding',
    'Extrusion',
    'Blow moulding',
    'Thermoforming',
    'Recycling',
    'Compounds and additives',
    'Silicone',
  ]),
  industry(6, 'automation', 'Automation', 'controller', [
    'Controllers',
    'Drives',
    'Sensors',
    'Industrial networks',
    'Machine vision',
  ]),
  industry(7, null, 'Robotics', 'robot', ['Articulated arms', 'Mobile robots', 'Grippers']),
  industry(8, 'auto', 'Automotive', 'car', ['Body', 'Powertrain', 'Interior', 'Lightweight design', 'Charging']),
  industry(9, 'medical', 'Medical devices', 'stethoscope', ['Implants', 'Disposables', 'Imaging', 'Clean rooms']),
  industry(10, 'packaging', 'Packaging', 'box', ['Films', 'Bottles and closures', 'Folding cartons', 'End of line']),
];

/** The same in Chinese. */
export const chineseIndustries: readonly Industry[] = [
  industry(1, 'metalworking', '金属加工', 'lathe', ['车削', '铣削', '磨削', '钣金', '切削刀具', '夹具', '刀具测量']),
  industry(2, 'moulds', '模具', 'mould', ['注塑模', '冲压模', '热流道', '模具钢', '咬花']),
  industry(3, 'casting', '铸造与锻压', 'ladle', ['压铸', '熔模铸造', '砂型铸造', '模锻']),
  industry(4, 'laser', '激光', 'laser', ['切割', '焊接', '打标', '激光器与光学件', '熔覆']),
  industry(5, 'plastics', '塑料橡胶', 'mould-halves', [
    '注塑',
    '挤出',
    '吹塑',
    '热成型',
    '回收再生',
    '改性与助剂',
    '硅胶',
  ]),
  industry(6, 'automation', '工业自动化', 'controller', ['控制器', '驱动', '传感器', '工业网络', '机器视觉']),
  industry(7, null, '机器人', 'robot', ['多关节机器人', '移动机器人', '末端执行器']),
  industry(8, 'auto', '汽车制造', 'car', ['车身', '动力总成', '内饰', '轻量化', '充电设施']),
  industry(9, 'medical', '医疗器械', 'stethoscope', ['植入物', '一次性耗材', '影像设备', '洁净室']),
  industry(10, 'packaging', '包装', 'box', ['薄膜', '瓶与瓶盖', '折叠纸盒', '后道包装']),
];

/** The industries of an edition. */
export const industriesOf = (lang: string): readonly Industry[] =>
  lang.startsWith('zh') ? chineseIndustries : englishIndustries;

/** An image of a size and colour, drawn in place. */
export const drawnImage = (width: number, height: number, color: string, text: string) =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="${color}"/>
<text x="50%" y="50%" fill="#fff" font-family="sans-serif" font-size="${Math.round(Math.max(height / 8, 20))}"
  text-anchor="middle" dominant-baseline="middle">${text}</text></svg>`,
  )}`;

/** A banner of an industry. */
export const industryBanner = (code: string): Banner => ({
  title: `Servo presses for ${code}`,
  image: drawnImage(640, 480, '#1d4f7c', code),
  largeImage: null,
  token: `token-${code}`,
  sign: 'a1b2',
});

/** A banner whose image does not exist. */
export const brokenBanner: Banner = { ...industryBanner('industry-laser'), image: '/missing/banner.webp' };

/** A name of 200 characters, as bad data may hold. */
export const veryLongName = 'Continuous high-precision multi-spindle turning '.repeat(5).slice(0, 200);
