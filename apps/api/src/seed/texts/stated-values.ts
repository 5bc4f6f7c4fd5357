import type { Bilingual, OwnEditionKey } from '@millwright/domain';
import { parameterOf, unitSymbol, type StoredParameter, type UnitCode } from '@millwright/domain/parameters';

/** `English|中文` of units as prose has them; any other is its symbol. Rates have what they are a rate of before `/`. */
const units: Partial<Record<UnitCode, string>> = {
  P1: ' per cent|%',
  GRM: ' g|克',
  KGM: ' kg|公斤',
  TNE: ' tonnes|吨',
  '23': ' g/cm³|克/立方厘米',
  KMQ: ' kg/m³|公斤/立方米',
  GM: ' g/m²|克',
  H63: ' mg/cm²|毫克/平方厘米',
  GP: ' mg/m³|毫克/立方米',
  KL: ' kg/m|公斤',
  GF: ' g|克',
  '4H': ' µm|微米',
  MMT: ' mm|毫米',
  CMT: ' cm|厘米',
  MTR: ' metres|米',
  KMT: ' kilometres|公里',
  MMK: ' mm²|平方毫米',
  CMK: ' cm²|平方厘米',
  MTK: ' m²|平方米',
  CMQ: ' cm³|毫升',
  MLT: ' ml|毫升',
  LTR: ' litres|升',
  MTQ: ' m³|立方米',
  DD: '°|度',
  C26: ' ms|毫秒',
  SEC: ' seconds|秒',
  MIN: ' minutes|分钟',
  HUR: ' hours|小时',
  DAY: ' days|天',
  ANN: ' years|年',
  HTZ: ' Hz|赫兹',
  KHZ: ' kHz|千赫兹',
  H70: ' picoseconds|皮秒',
  C94: '|',
  H10: '|',
  RPM: ' rpm|转/分',
  C16: ' mm/s|毫米/秒',
  MTS: ' m/s|米/秒',
  '2X': ' m/min|米/分',
  KMH: ' km/h|公里/时',
  E96: ' degrees a second|度/秒',
  K40: ' g|g',
  F28: ' g/min|克/分',
  E93: ' kg/h|公斤/时',
  E18: ' t/h|吨/时',
  'X-T-A': ' t/a|吨',
  L2: ' L/min|升/分',
  G51: ' L/s|升/秒',
  E32: ' L/h|升/时',
  G48: ' cm³/h|立方厘米/时',
  G53: ' m³/min|立方米/分',
  MQH: ' m³/h|立方米/时',
  'X-M2-H': ' m²/h|平方米/时',
  'X-L-KG': ' L/kg|升/公斤',
  'X-L-M2': ' L/m²|升/平方米',
  'X-M2-KG': ' m²/kg|平方米',
  'X-M3-T': ' m³/t|立方米/吨',
  NEW: ' N|牛',
  B47: ' kN|千牛',
  NU: ' Nm|牛·米',
  B48: ' kNm|千牛·米',
  BAR: ' bar|巴',
  PAL: ' Pa|帕',
  KPA: ' kPa|千帕',
  MPA: ' MPa|兆帕',
  WTT: ' W|瓦',
  KWT: ' kW|千瓦',
  MAW: ' MW|兆瓦',
  KWH: ' kWh|度电',
  MWH: ' MWh|兆瓦时',
  E46: ' kWh/m³|度/立方米',
  'X-KWH-KG': ' kWh/kg|度/公斤',
  CEL: ' °C|℃',
  KEL: ' K|℃',
  H13: ' °C/min|℃/分',
  'X-KGY': ' kGy|千戈瑞',
  VLT: ' V|伏',
  KVT: ' kV|千伏',
  AMP: ' A|安',
  AMH: ' Ah|安时',
  LUM: ' lm|流明',
  '2N': ' dB(A)|分贝',
};

const thousands = new Intl.NumberFormat('en');

/** A number as Chinese prose has it: in tens of thousands where that is shorter. */
export function chineseNumber(value: number): string {
  const tens = value / 10_000;
  return value >= 10_000 && Number.isInteger(tens * 100) ? `${tens}万` : String(value);
}

function quantityOf(number: number, unit: UnitCode): Bilingual {
  const [en = '', cn = ''] = (units[unit] ?? ` ${unitSymbol(unit)}| ${unitSymbol(unit)}`).split('|');
  const signed = (text: string): string => text.replace(/^-/, '−');
  return {
    en: signed(`${thousands.format(number)}${en}`.trimEnd()),
    cn: signed(`${chineseNumber(number)}${cn}`.trimEnd()),
  };
}

/** What a parameter states as prose says it; null for a range, which prose has to put into words. */
function statedValue(parameter: StoredParameter): [key: string, Bilingual] | null {
  if (!('key' in parameter)) return null;
  const { key } = parameter;
  if ('text' in parameter)
    return [key, typeof parameter.text === 'string' ? { en: parameter.text, cn: parameter.text } : parameter.text];
  if ('choice' in parameter) {
    const definition = parameterOf(key);
    const choice = definition?.kind === 'choice' && definition.choices.find((one) => one.key === parameter.choice);
    return choice ? [key, choice.names] : null;
  }
  const { low, high, unit } = parameter;
  if (low !== undefined && high !== undefined && low !== high) return null;
  return [key, quantityOf(Number(low ?? high), unit)];
}

/**
 * Fills the parameters of a product into what was written of it: `{machine-mass}` is its mass with the unit, and
 * `{output/}` a rate without what it is divided by, after `every hour`.
 */
export function fillIn(written: Bilingual, parameters: readonly StoredParameter[]): Bilingual {
  const values = new Map(parameters.flatMap((one) => [statedValue(one) ?? []].filter((pair) => pair.length === 2)));
  const filled = (edition: OwnEditionKey): string =>
    written[edition].replaceAll(/\{([a-z0-9-]+)(\/?)\}/g, (_all, key: string, isRate: string) => {
      const value = values.get(key)?.[edition];
      if (value === undefined) throw new Error(`"${written.en}" names ${key}, which the product does not state.`);
      return isRate ? value.replace(/\/[^/]+$/, '') : value;
    });
  return { en: filled('en'), cn: filled('cn') };
}
