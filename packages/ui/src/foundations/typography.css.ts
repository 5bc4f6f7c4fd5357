import { assignVars, globalFontFace } from '@vanilla-extract/css';
import { inLayer } from './in-layer.ts';
import { vars } from './theme-tokens.css.ts';

const { globalStyle } = inLayer('foundations');

// Parts of Inter, made by tools/subset-font.mjs: the letters, features and weights that are used. What nearly every
// page needs comes last, so that it has its characters first; it is preloaded, and stands at the first paint or is left
// out. The rest is fetched where it occurs.
const latinFont = { fontStyle: 'normal', fontWeight: '400 650' };
globalFontFace('Millwright Latin', [
  {
    ...latinFont,
    src: "url('./inter-latin-more.woff2') format('woff2')",
    fontDisplay: 'swap',
    unicodeRange:
      'U+5B-60, U+7B-7D, U+A1-FF, U+131, U+152-153, U+2BB-2BC, U+2C6, U+2DA, U+2DC, U+2000-206F, U+2122, U+2191, U+2193, U+2215',
  },
  {
    ...latinFont,
    src: "url('./inter-latin.woff2') format('woff2')",
    fontDisplay: 'optional',
    unicodeRange:
      'U+0-5A, U+61-7A, U+7E-7F, U+A0, U+A9, U+B0-B3, U+B5, U+B7, U+D7, U+2013-2014, U+2018-2019, U+201C-201D, ' +
      'U+2022, U+2026, U+20AC, U+2212',
  },
]);

// Arial's outlines with the metrics of the Latin font, so that nothing moves when the font arrives.
globalFontFace('Millwright Fallback', {
  src: "local('Arial'), local('Liberation Sans'), local('Arimo')",
  ascentOverride: '90.44%',
  descentOverride: '22.52%',
  lineGapOverride: '0%',
  sizeAdjust: '107.12%',
});

const han =
  "'PingFang SC', 'HarmonyOS Sans SC', MiSans, 'Microsoft YaHei', 'Noto Sans CJK SC', 'Noto Sans SC', 'Source Han Sans SC'";

// Latin and figures inside Chinese, in the Latin font of the system. Quotes, dashes, ellipsis and middle dot stay with the
// Chinese font, in which they are as wide as a character. A local font has one weight, so that each names its own.
const insideChinese = 'U+0-B6, U+B8-2010, U+2030-20FF, U+2212';
globalFontFace('Millwright Latin in Chinese', [
  {
    fontWeight: '100 500',
    src: "local('Helvetica Neue'), local('Segoe UI'), local('Roboto'), local('Liberation Sans')",
    unicodeRange: insideChinese,
  },
  {
    fontWeight: '501 900',
    src: "local('Helvetica Neue Bold'), local('Segoe UI Semibold'), local('Roboto Bold'), local('Liberation Sans Bold')",
    unicodeRange: insideChinese,
  },
]);

const latin = {
  ...assignVars(vars.font, {
    family: `'Millwright Latin', 'Millwright Fallback', ${han}, system-ui, sans-serif`,
    code: "ui-monospace, 'SF Mono', Consolas, 'Liberation Mono', monospace",
  }),
  ...assignVars(vars.leading, { tight: '1.15', snug: '1.3', body: '1.5' }),
  ...assignVars(vars.weight, { regular: '400', label: '600', strong: '600', heading: '650' }),
  [vars.size.measure]: '34em',
};

globalStyle(':root, [lang|="en"]', { vars: latin });

globalStyle('[lang|="zh"]', {
  vars: {
    [vars.font.family]: `'Millwright Latin in Chinese', ${han}, system-ui, sans-serif`,
    ...assignVars(vars.leading, { tight: '1.3', snug: '1.45', body: '1.75' }),
    // Labels may be 12 px high, where bold Chinese clogs.
    ...assignVars(vars.weight, { regular: '400', label: '400', strong: '600', heading: '600' }),
    [vars.size.measure]: '38em',
  },
});

// A word of English on a Chinese page, in the language switch for instance, is not worth a web font.
globalStyle('[lang|="zh"] [lang|="en"]', {
  vars: { [vars.font.family]: `'Millwright Latin in Chinese', ${han}, system-ui, sans-serif` },
});

globalStyle('[lang]', { fontFamily: vars.font.family });
globalStyle('[lang|="zh"]', {
  lineBreak: 'strict',
  '@supports': {
    '(text-autospace: normal)': { textAutospace: 'normal' } as object,
    // An opening mark loses its empty half at the beginning of a line, a closing one at its end where it would not fit.
    '(text-spacing-trim: trim-start)': { textSpacingTrim: 'trim-start' } as object,
  },
});

// Balance parts words in the middle of a line.
globalStyle('[lang|="zh"] :is(h1, h2, h3, h4, h5, h6)', { textWrap: 'pretty' });
// A line ends between phrases, where `Headline` knows them; a phrase that is wider than its place still breaks.
globalStyle(':is(h1, h2, h3, h4, a, p, span, strong, th):has(> wbr)', {
  wordBreak: 'keep-all',
  overflowWrap: 'anywhere',
});
