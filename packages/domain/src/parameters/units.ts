/**
 * Units of parameters by their common codes (UN/CEFACT Recommendation 20). What the recommendation has no code for has
 * one of ours, which begins with `X-`.
 */
const symbols = {
  // Counts (H87: pieces), numbers without a dimension (C62), shares and hardness.
  H87: '',
  C62: '',
  B7: '',
  P1: '%',
  'X-LD': 'L/D',
  'X-HRC': 'HRC',
  'X-ASKER-C': 'Asker C',
  'X-HV03': 'HV0.3',
  // Mass, density and what is applied to an area.
  MGM: 'mg',
  GRM: 'g',
  KGM: 'kg',
  TNE: 't',
  '23': 'g/cm³',
  KMQ: 'kg/m³',
  GM: 'g/m²',
  H63: 'mg/cm²',
  NA: 'mg/kg',
  GP: 'mg/m³',
  KL: 'kg/m',
  GF: 'g/m',
  'X-M2-KG': 'm²/kg',
  'X-M3-T': 'm³/t',
  'X-L-KG': 'L/kg',
  'X-L-M2': 'L/m²',
  'X-S-50G': 's/50 g',
  // Lengths, areas, volumes and angles.
  C45: 'nm',
  '4H': 'µm',
  MMT: 'mm',
  CMT: 'cm',
  MTR: 'm',
  KMT: 'km',
  MMK: 'mm²',
  CMK: 'cm²',
  MTK: 'm²',
  CMQ: 'cm³',
  MLT: 'ml',
  LTR: 'L',
  MTQ: 'm³',
  DD: '°',
  D62: '″',
  'X-MM-MRAD': 'mm·mrad',
  'X-LP-MM': 'lp/mm',
  // Times, frequencies and speeds.
  H70: 'ps',
  B98: 'µs',
  C26: 'ms',
  SEC: 's',
  MIN: 'min',
  HUR: 'h',
  DAY: 'd',
  ANN: 'a',
  HTZ: 'Hz',
  KHZ: 'kHz',
  A86: 'GHz',
  C94: '/min',
  H10: '/h',
  RPM: 'r/min',
  C16: 'mm/s',
  MTS: 'm/s',
  '2X': 'm/min',
  KMH: 'km/h',
  E96: '°/s',
  MSK: 'm/s²',
  K40: 'g',
  // Flows and outputs.
  F28: 'g/min',
  E93: 'kg/h',
  E18: 't/h',
  'X-T-A': 't/a',
  '41': 'ml/min',
  L2: 'L/min',
  G51: 'L/s',
  E32: 'L/h',
  G48: 'cm³/h',
  G53: 'm³/min',
  MQH: 'm³/h',
  'X-M2-H': 'm²/h',
  'X-L-M2H': 'L/(m²·h)',
  'X-G-M2D': 'g/(m²·d)',
  'X-CM3-M2D': 'cm³/(m²·d)',
  // Forces, torques and pressures.
  NEW: 'N',
  B47: 'kN',
  N31: 'kN/m',
  NU: 'N·m',
  B48: 'kN·m',
  'X-NM-CM3': 'N·m/cm³',
  PAL: 'Pa',
  KPA: 'kPa',
  MPA: 'MPa',
  BAR: 'bar',
  // Power, energy and heat.
  WTT: 'W',
  KWT: 'kW',
  MAW: 'MW',
  KWH: 'kWh',
  MWH: 'MWh',
  E46: 'kWh/m³',
  'X-KWH-KG': 'kWh/kg',
  'X-WH-KG': 'Wh/kg',
  'X-KW-M3MIN': 'kW/(m³/min)',
  C15: 'mJ',
  CEL: '°C',
  KEL: 'K',
  H13: '°C/min',
  'X-K-W': 'K/W',
  'X-PC-K': '%/K',
  'X-KGY': 'kGy',
  // Electricity, light, sound and data.
  VLT: 'V',
  KVT: 'kV',
  '2Z': 'mV',
  AMP: 'A',
  AMH: 'Ah',
  E45: 'mΩ',
  C40: 'nC',
  LUM: 'lm',
  '2N': 'dB(A)',
  B80: 'Gbit/s',
} as const;

/** The code of a unit of parameters. */
export type UnitCode = keyof typeof symbols;

/** The codes of all units. */
export const UNIT_CODES = Object.keys(symbols) as readonly UnitCode[];

/** Whether a text is the code of a unit. */
export const isUnitCode = (code: unknown): code is UnitCode => typeof code === 'string' && Object.hasOwn(symbols, code);

/** The symbol of a unit as ISO 80000 writes it; empty for what is counted. Of a unit that we do not know, the code. */
export const unitSymbol = (code: string): string => (isUnitCode(code) ? symbols[code] : code);

/** The code as UN/CEFACT has it; null where it has none, so that only the symbol says what is measured. */
export const commonCode = (code: string): string | null => (code.startsWith('X-') ? null : code);

/** Other ways in which catalogues write a symbol. */
const spellings: Readonly<Record<string, UnitCode>> = {
  rpm: 'RPM',
  Nm: 'NU',
  kNm: 'B48',
  'Nm/cm³': 'X-NM-CM3',
  'l/min': 'L2',
  'l/s': 'G51',
  'l/m²': 'X-L-M2',
  'g/m²·d': 'X-G-M2D',
  'cm³/m²·d': 'X-CM3-M2D',
  arcsec: 'D62',
  'wafers/h': 'H10',
  'p/h': 'H10',
  '℃': 'CEL',
  帕: 'PAL',
  巴: 'BAR',
  's/50 g': 'X-S-50G',
};

const bySymbol = new Map<string, UnitCode>([
  ...UNIT_CODES.map((code): [string, UnitCode] => [symbols[code], code]),
  ['g', 'GRM'],
  ['', 'H87'],
]);

/** The unit that a catalogue writes as `symbol`; null where it is none. An empty text counts pieces. */
export const unitOfSymbol = (symbol: string): UnitCode | null =>
  bySymbol.get(symbol) ?? (Object.hasOwn(spellings, symbol) ? spellings[symbol]! : null);
