export { contrastOf } from './contrast.ts';

/** The names of the themes, as in `data-theme` of the root element. */
export const themeNames = ['light', 'dark', 'contrast'] as const;

/** The name of a theme. */
export type ThemeName = (typeof themeNames)[number];

const light = {
  paper: '#ffffff',
  surface: '#f3f5f8',
  surfaceStrong: '#e6eaef',
  raised: '#ffffff',
  ink: '#12181f',
  inkMuted: '#414d59',
  inkFaint: '#586572',
  line: '#d6dce2',
  lineStrong: '#7b8794',
  brand: '#1d4f7c',
  brandStrong: '#123755',
  brandSoft: '#e4edf5',
  onBrand: '#ffffff',
  signal: '#b04300',
  signalStrong: '#963900',
  signalSoft: '#fdeee3',
  onSignal: '#ffffff',
  positive: '#1b6b3a',
  positiveSoft: '#e4f3e9',
  warning: '#7d5300',
  warningSoft: '#fcf1d9',
  negative: '#b0241d',
  negativeSoft: '#fdebea',
  deep: '#14212d',
  deepLine: '#334656',
  onDeep: '#eef3f7',
  onDeepMuted: '#a9b8c5',
  focus: '#1668c7',
  scrim: 'rgb(14 22 30 / 0.48)',
};

/** The colours of a theme. */
export type ThemeColors = Record<keyof typeof light, string>;

const dark: ThemeColors = {
  paper: '#10161c',
  surface: '#18212a',
  surfaceStrong: '#222d38',
  raised: '#1c2630',
  ink: '#e9eef3',
  inkMuted: '#b7c3ce',
  inkFaint: '#9aa8b5',
  line: '#2d3945',
  lineStrong: '#71808e',
  brand: '#8bbce8',
  brandStrong: '#b3d4f2',
  brandSoft: '#1b3247',
  onBrand: '#0b1d2d',
  signal: '#ff9d57',
  signalStrong: '#ffb885',
  signalSoft: '#3a2413',
  onSignal: '#231000',
  positive: '#7fd39b',
  positiveSoft: '#14301f',
  warning: '#f0c268',
  warningSoft: '#332508',
  negative: '#ff9b93',
  negativeSoft: '#3d1917',
  deep: '#0a0f14',
  deepLine: '#2d3945',
  onDeep: '#e9eef3',
  onDeepMuted: '#a3b2bf',
  focus: '#79b8ff',
  scrim: 'rgb(0 0 0 / 0.64)',
};

const contrast: ThemeColors = {
  paper: '#ffffff',
  surface: '#ffffff',
  surfaceStrong: '#ececec',
  raised: '#ffffff',
  ink: '#000000',
  inkMuted: '#1a1a1a',
  inkFaint: '#2b2b2b',
  line: '#4d4d4d',
  lineStrong: '#000000',
  brand: '#00316b',
  brandStrong: '#001c3f',
  brandSoft: '#ddeeff',
  onBrand: '#ffffff',
  signal: '#7a2a00',
  signalStrong: '#541d00',
  signalSoft: '#ffeedd',
  onSignal: '#ffffff',
  positive: '#00401a',
  positiveSoft: '#ddffdd',
  warning: '#4a3000',
  warningSoft: '#ffeebb',
  negative: '#7d0000',
  negativeSoft: '#ffdddd',
  deep: '#000000',
  deepLine: '#ffffff',
  onDeep: '#ffffff',
  onDeepMuted: '#f0f0f0',
  focus: '#0000d6',
  scrim: 'rgb(0 0 0 / 0.8)',
};

/** The colours of all themes. Every pair of {@link textPairs} is at least 4.5:1 in each, proven by a test. */
export const themeColors: Record<ThemeName, ThemeColors> = { light, dark, contrast };

/** Shadows, for what floats only. */
export const themeShadows: Record<ThemeName, { float: string; overlay: string }> = {
  light: { float: '0 2px 8px rgb(18 32 46 / 0.14)', overlay: '0 12px 32px rgb(18 32 46 / 0.22)' },
  dark: { float: '0 2px 8px rgb(0 0 0 / 0.5)', overlay: '0 12px 32px rgb(0 0 0 / 0.64)' },
  contrast: { float: '0 0 0 1px #000000', overlay: '0 0 0 2px #000000' },
};

type ColorName = keyof ThemeColors;

const grounds: ColorName[] = ['paper', 'surface', 'surfaceStrong', 'raised'];
const texts: ColorName[] = [
  'ink',
  'inkMuted',
  'inkFaint',
  'brand',
  'brandStrong',
  'signal',
  'signalStrong',
  'positive',
  'warning',
  'negative',
];

/** Every pair of text and ground that components may use. */
export const textPairs: readonly (readonly [text: ColorName, ground: ColorName])[] = [
  ...texts.flatMap((text) => grounds.map((ground) => [text, ground] as const)),
  ['ink', 'brandSoft'],
  ['inkMuted', 'brandSoft'],
  ['brand', 'brandSoft'],
  ['brandStrong', 'brandSoft'],
  ['onBrand', 'brand'],
  ['onBrand', 'brandStrong'],
  ['ink', 'signalSoft'],
  ['signal', 'signalSoft'],
  ['onSignal', 'signal'],
  ['onSignal', 'signalStrong'],
  ['ink', 'positiveSoft'],
  ['positive', 'positiveSoft'],
  ['ink', 'warningSoft'],
  ['warning', 'warningSoft'],
  ['ink', 'negativeSoft'],
  ['negative', 'negativeSoft'],
  ['onDeep', 'deep'],
  ['onDeepMuted', 'deep'],
];

/** Pairs that must be distinguishable though they are not text: focus rings and the edges of controls (3:1). */
export const edgePairs: readonly (readonly [edge: ColorName, ground: ColorName])[] = [
  ...grounds.map((ground) => ['focus', ground] as const),
  ...(['paper', 'surface', 'raised'] as const).map((ground) => ['lineStrong', ground] as const),
];
