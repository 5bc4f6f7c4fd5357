import type { Fact } from '../entities/sourcing.ts';

/** What a supplier has to know before it can quote. */
export type EnquiryNeed =
  | 'accuracy'
  | 'cavities'
  | 'certification'
  | 'connection'
  | 'destination'
  | 'drawing'
  | 'floorSpace'
  | 'flow'
  | 'incoterm'
  | 'interface'
  | 'lifetime'
  | 'load'
  | 'material'
  | 'medium'
  | 'mounting'
  | 'output'
  | 'payload'
  | 'pressure'
  | 'protection'
  | 'reach'
  | 'size'
  | 'speed'
  | 'surface'
  | 'targetDate'
  | 'temperature'
  | 'tolerance'
  | 'unit'
  | 'voltage'
  | 'weight';

/** Goods whose suppliers ask for the same. */
export type GoodsField =
  | 'castings'
  | 'controls'
  | 'fluidPower'
  | 'general'
  | 'instruments'
  | 'machines'
  | 'moulds'
  | 'parts'
  | 'robots'
  | 'transmissions';

/** What every quote depends on: a price is one for a place, a day and a share of the freight (Incoterms 2020). */
const always = ['unit', 'targetDate', 'destination', 'incoterm'] as const;

/**
 * What suppliers ask for, by field, the most telling first. Sources: machines, IEC 60204-1 annex B (enquiry form for the
 * electrical equipment); castings, EN 1559-1 (information to be supplied by the purchaser) and ISO 8062-3; moulds,
 * ISO 20457 and the SPI classes 101 to 105 (life, steel); robots, ISO 9946 (presentation of characteristics); pumps and
 * valves, ISO 5199 annex A (data sheet); gears and motors, ISO 6336-1 and IEC 60034-1 (load, speed, duty, mounting).
 */
const needsByField: Readonly<Record<GoodsField, readonly EnquiryNeed[]>> = {
  castings: ['material', 'weight', 'tolerance', 'surface', 'drawing'],
  controls: ['voltage', 'interface', 'protection', 'temperature', 'certification'],
  fluidPower: ['medium', 'pressure', 'flow', 'temperature', 'connection'],
  general: ['material', 'size', 'certification'],
  instruments: ['size', 'accuracy', 'interface', 'certification'],
  machines: ['material', 'output', 'size', 'voltage', 'floorSpace', 'certification'],
  moulds: ['material', 'cavities', 'tolerance', 'lifetime', 'drawing'],
  parts: ['material', 'tolerance', 'surface', 'certification', 'drawing'],
  robots: ['payload', 'reach', 'accuracy', 'voltage', 'floorSpace'],
  transmissions: ['load', 'speed', 'mounting', 'temperature'],
};

/** The field of an industry, by its slug. */
const fieldByIndustry: Readonly<Record<string, GoodsField>> = {
  aerospace: 'parts',
  auto: 'parts',
  automation: 'controls',
  casting: 'castings',
  electronics: 'controls',
  'fluid-power': 'fluidPower',
  medical: 'parts',
  metrology: 'instruments',
  moulds: 'moulds',
  'power-transmission': 'transmissions',
  robotics: 'robots',
  ...Object.fromEntries(
    [
      'additive',
      'battery',
      'environment',
      'food',
      'laser',
      'logistics',
      'metalworking',
      'packaging',
      'plastics',
      'renewables',
      'semiconductor',
      'surface',
      'textile',
    ].map((slug) => [slug, 'machines' as const]),
  ),
};

/**
 * Words by which a text names each need, in both languages. Where one is followed by a value is not looked at: who wrote
 * it has thought of it.
 */
const words: Readonly<Partial<Record<EnquiryNeed, RegExp>>> = {
  accuracy: /accura|repeatab|precision|uncertaint|resolution|精度|重复定位|分辨率|不确定度/i,
  cavities: /cavit|模腔|型腔|腔数|穴|出\s*\d+|一模/i,
  certification: /\bCE\b|\bUL\b|\bCCC\b|certif|standard|\b(?:ISO|EN|DIN|GB|IEC|ASTM|IATF|AS)\b|标准|认证|证书/i,
  connection: /connection|thread|flange|port size|\bDN\s?\d|\bG\s?\d|接口尺寸|螺纹|法兰|通径|接管/i,
  floorSpace: /floor|footprint|layout|installation space|占地|场地|安装空间|布局/i,
  flow: /flow|l\/min|m³\/h|m3\/h|displacement|流量|排量/i,
  interface: /interface|protocol|profinet|ethercat|modbus|opc|bus\b|signal|io-link|接口|协议|总线|信号/i,
  lifetime: /shots|service life|lifetime|cycles|tool life|寿命|模次/i,
  load: /load|torque|\bN\s?m\b|\bkN\b|power|\bkW\b|载荷|负载|扭矩|功率/i,
  material:
    /material|steel|alumin|alloy|plastic|resin|polymer|\b(?:PP|PA\d*|ABS|PC|POM|PET|PE)\b|材料|材质|钢|铝|合金|塑料|树脂/i,
  medium: /medium|fluid|\boil\b|water|\bair\b|gas|coolant|介质|油|水|空气|气体/i,
  mounting: /mount|shaft|flange|bore|安装|轴|法兰/i,
  output: /output|throughput|capacity|cycle time|per (?:hour|shift|minute|day)|\/h\b|\/min\b|产能|产量|节拍|班产/i,
  payload: /payload|\bkg\b|handling weight|负载|载重|抓取重量/i,
  pressure: /pressure|\bbar\b|\bMPa\b|\bpsi\b|压力/i,
  protection: /\bIP\s?\d\d|protection|enclosure|防护|外壳/i,
  reach: /reach|working (?:range|radius|envelope)|臂展|工作半径|工作范围/i,
  size: /dimension|size|travel|stroke|range|\d\s*[×x*]\s*\d|\d\s?mm\b|尺寸|行程|规格|范围|幅面/i,
  speed: /speed|rpm|r\/min|m\/s|ratio|转速|速度|速比|减速比/i,
  surface: /surface|finish|coating|roughness|\bRa\b|anodi|paint|heat treat|表面|粗糙度|涂层|热处理|镀/i,
  temperature: /temperature|°C|℃|ambient|温度|环境/i,
  tolerance: /toleranc|±|\bIT\s?\d|公差/i,
  voltage: /volt|\d\s?V\b|\bHz\b|phase|mains|电压|电源|伏|相/i,
  weight: /weight|mass|\bkg\b|\bt\b|重量|单重/i,
};

/** What of an enquiry is looked at to find what it says. */
export interface EnquirySoFar {
  specification: string;
  message: string;
  parameters: readonly Fact[];
  unit: string;
  /** Empty or null where none is said. */
  targetDate: string | null;
  destination: string;
  /** Empty or null where none is said. */
  incoterm: string | null;
  /** How many files are with it. */
  files: number;
}

/** How much of what suppliers ask for an enquiry says. */
export interface Completeness {
  /** What it says. */
  said: EnquiryNeed[];
  /** What suppliers will ask for, in the order of the needs. */
  missing: EnquiryNeed[];
}

/** The field of goods of an industry; `general` where the industry has none of its own, or where there is none. */
export const goodsFieldOf = (industrySlug: string | null): GoodsField =>
  (industrySlug !== null && Object.hasOwn(fieldByIndustry, industrySlug) && fieldByIndustry[industrySlug]) || 'general';

/** What suppliers of a field ask for: what tells the goods first, then what every quote depends on. */
export const enquiryNeeds = (field: GoodsField): readonly EnquiryNeed[] => [...needsByField[field], ...always];

/**
 * Tells what an enquiry says of what suppliers ask for. A parameter without a value says nothing.
 *
 * @param names What the page calls the needs: a parameter of that name states it. @default the words of both editions
 */
export function completenessOf(
  enquiry: EnquirySoFar,
  needs: readonly EnquiryNeed[],
  names: Partial<Record<EnquiryNeed, string>> = {},
): Completeness {
  const parameters = enquiry.parameters.filter(({ value }) => value.trim() !== '');
  const text = [
    enquiry.specification,
    enquiry.message,
    ...parameters.map(({ label, value }) => `${label} ${value}`),
  ].join('\n');
  const filledIn: Partial<Record<EnquiryNeed, boolean>> = {
    destination: enquiry.destination.trim() !== '',
    drawing: enquiry.files > 0,
    incoterm: Boolean(enquiry.incoterm),
    targetDate: Boolean(enquiry.targetDate),
    unit: enquiry.unit.trim() !== '',
  };
  const isNamed = (need: EnquiryNeed) => parameters.some(({ label }) => label === names[need]);
  const isSaid = (need: EnquiryNeed) => filledIn[need] ?? (isNamed(need) || (words[need]?.test(text) ?? false));
  return { said: needs.filter(isSaid), missing: needs.filter((need) => !isSaid(need)) };
}
