import { formatHex, modeOklch, modeRgb, useMode as withMode } from 'culori/fn';
import { contrastOf } from '../contrast.ts';
import { themeColors, type ThemeColors, type ThemeName } from '../theme-values.ts';
import type { Brand, Theme } from './brand.types.ts';

withMode(modeRgb);
const toOklch = withMode(modeOklch);

/** Lightness, chroma and hue: of colours of the same lightness none looks brighter. */
interface Tone {
  l: number;
  c: number;
  h: number;
}

const toneOf = (hex: string): Tone => {
  const { l, c, h = 0 } = toOklch(hex) ?? {};
  if (!/^#[0-9a-f]{6}$/i.test(hex) || l === undefined || c === undefined)
    throw new Error(`A brand states its colours as #rrggbb, and ${hex} is none`);
  return { l, c, h };
};

/** The colour of a tone; what a screen cannot show becomes paler until it can. */
const hexOf = ({ l, c, h }: Tone): string => {
  for (let chroma = c; chroma > 0.002; chroma *= 0.94) {
    const hex = formatHex({ mode: 'oklch', l, c: chroma, h });
    const back = toOklch(hex);
    if (back && Math.abs(back.l - l) < 0.01 && Math.abs(back.c - chroma) < 0.02) return hex;
  }
  return formatHex({ mode: 'oklch', l, c: 0, h });
};

/**
 * The tone nearest to the wanted one that can be read on all grounds: darker on light grounds, lighter on dark ones.
 */
const readableOn = (wanted: Tone, grounds: readonly string[], needed: number, step: 1 | -1): Tone => {
  let tone = { ...wanted, l: Math.min(Math.max(wanted.l, 0.03), 0.98) };
  while (tone.l > 0.02 && tone.l < 0.99 && grounds.some((ground) => contrastOf(hexOf(tone), ground) < needed))
    tone = { ...tone, l: tone.l + step * 0.005 };
  return tone;
};

interface Scheme {
  step: 1 | -1;
  needed: number;
  /** How much further the strong tone is. */
  strong: number;
  soft: number | null;
  on: (tone: Tone) => string;
}

const schemes: Readonly<Record<ThemeName, Scheme>> = {
  light: { step: -1, needed: 4.7, strong: 0.09, soft: 0.945, on: () => '#ffffff' },
  dark: { step: 1, needed: 4.7, strong: 0.08, soft: 0.3, on: ({ c, h }) => hexOf({ l: 0.2, c: Math.min(c, 0.04), h }) },
  contrast: { step: -1, needed: 7.2, strong: 0.09, soft: null, on: () => '#ffffff' },
};

/** The four tones of a colour in a theme. */
const tonesOf = (
  hex: string,
  theme: ThemeName,
  base: ThemeColors,
): { plain: string; strong: string; soft: string; on: string } => {
  const { step, needed, strong, soft, on } = schemes[theme];
  const own = toneOf(hex);
  const softHex = soft === null ? base.paper : hexOf({ l: soft, c: Math.min(own.c, 0.045), h: own.h });
  const grounds = [base.paper, base.surface, base.surfaceStrong, base.raised, softHex];
  // A colour that reads well on white is dull on black: there it begins lighter.
  const wanted = theme === 'dark' ? { ...own, l: Math.max(own.l, 0.74), c: Math.min(own.c, 0.13) } : own;
  const plain = readableOn(wanted, grounds, needed, step);
  return {
    plain: hexOf(plain),
    strong: hexOf(readableOn({ ...plain, l: plain.l + step * strong }, grounds, needed, step)),
    soft: softHex,
    on: on(plain),
  };
};

const greys = [
  'surface',
  'surfaceStrong',
  'line',
  'lineStrong',
  'inkMuted',
  'inkFaint',
  'ink',
  'deep',
  'deepLine',
  'onDeepMuted',
] as const;

/** Greys that lean towards a hue and stay as light as they were. */
const tinted = (base: ThemeColors, { h }: Tone, tint: number): ThemeColors => {
  const lean = (hex: string) => hexOf({ l: toneOf(hex).l, c: Math.max(toneOf(hex).c, 0.03 * tint), h });
  return { ...base, ...Object.fromEntries(greys.map((name) => [name, lean(base[name])])) };
};

const colorsOf = ({ color, signal, tint = 0 }: Brand, theme: ThemeName): ThemeColors => {
  const base = tint > 0 && theme !== 'contrast' ? tinted(themeColors[theme], toneOf(color), tint) : themeColors[theme];
  const brand = tonesOf(color, theme, base);
  const colors = { ...base, brand: brand.plain, brandStrong: brand.strong, brandSoft: brand.soft, onBrand: brand.on };
  if (signal === undefined) return colors;
  const call = tonesOf(signal, theme, base);
  return { ...colors, signal: call.plain, signalStrong: call.strong, signalSoft: call.soft, onSignal: call.on };
};

const corners = { sharp: [0, 0, 0], soft: [2, 4, 8], round: [6, 10, 16] } as const;
const sizes = { caption: 0.75, small: 0.875, body: 1, lead: 1.125, title: 1.375, headline: 1.75, display: 2.25 };
const heights = { 'control-small': 2, control: 2.5, 'control-large': 3 };

const rem = (value: number): string => `${Number(value.toFixed(4))}rem`;
const scaled = (prefix: string, values: Readonly<Record<string, number>>, by: number) =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [`${prefix}-${name}`, rem(value * by)]));

const han =
  "'PingFang SC', 'HarmonyOS Sans SC', MiSans, 'Microsoft YaHei', 'Noto Sans CJK SC', 'Noto Sans SC', 'Source Han Sans SC'";

/**
 * All tokens of a brand. Colours keep the hue of what the brand states and are moved in lightness until every text can
 * be read on every ground, in the light, the dark and the high-contrast theme.
 *
 * @throws Error where a colour is not `#rrggbb`, corners are none that there are, or the tint is not from 0 to 1.
 */
export const createTheme = (brand: Brand): Theme => {
  const { corners: shape = 'soft', tint = 0 } = brand;
  if (!Object.hasOwn(corners, shape))
    throw new Error(`The corners of a brand are ${Object.keys(corners).join(', ')}, and ${shape} is none of them`);
  if (!(tint >= 0 && tint <= 1)) throw new Error(`The tint of a brand is from 0 to 1, and ${tint} is not`);
  const [small, medium, large] = corners[shape];
  return {
    colors: { light: colorsOf(brand, 'light'), dark: colorsOf(brand, 'dark'), contrast: colorsOf(brand, 'contrast') },
    lengths: {
      ...scaled('text', sizes, brand.type ?? 1),
      ...scaled('size', heights, brand.controls ?? 1),
      'radius-small': `${small}px`,
      'radius-medium': `${medium}px`,
      'radius-large': `${large}px`,
    },
    ...(brand.fontFamily && {
      fontFamily: {
        en: `${brand.fontFamily}, ${han}, system-ui, sans-serif`,
        zh: `${brand.fontFamily}, ${han}, system-ui, sans-serif`,
      },
    }),
  };
};
