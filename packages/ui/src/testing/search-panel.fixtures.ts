import type { Suggestion, SuggestPort } from '../widgets/search-panel/suggestions.types.ts';

/** Hot keywords in English. */
export const englishKeywords = [
  'Five-axis machining',
  'Servo press',
  'PLC',
  'Mould steel',
  'Fibre laser',
  'AGV',
  'Battery casing',
  'Clean room',
];

/** Hot keywords in Chinese. */
const chineseKeywords = ['五轴加工', '伺服压力机', 'PLC', '模具钢', '光纤激光', 'AGV 小车', '电池壳体', '洁净室'];

/** The hot keywords of an edition. */
export const keywordsOf = (lang: string): string[] => (lang.startsWith('zh') ? chineseKeywords : englishKeywords);

/** What could be suggested for any text. */
export const someSuggestions: readonly Suggestion[] = [
  { kind: 'keyword', text: 'Servo press', count: 15 },
  { kind: 'keyword', text: 'Servo motor', count: 100 },
  { kind: 'supplier', text: 'Servotec Drives', href: '/showroom/suppliers/info/12' },
  { kind: 'product', text: 'Servo press SP-400', href: '/showroom/products/info/31' },
  { kind: 'article', text: 'Servo presses save a third of the energy', href: '/article/servo-presses' },
  { kind: 'within', text: 'servo', within: 'products', count: 1, href: '/search?type=products&keyword=servo' },
];

/** What is suggested for a keyword that nothing begins with. */
export const correctedSuggestions: readonly Suggestion[] = [
  { kind: 'keyword', text: 'palletising', count: 35, isCorrected: true },
  { kind: 'within', text: 'palletising', within: 'news', count: 11, href: '/search?type=news&keyword=palletising' },
];

/** Suggestions that hold what is typed. */
export const suggestFromSome: SuggestPort = async (text) =>
  someSuggestions.filter((one) => one.text.toLowerCase().includes(text.toLowerCase()));
