import { fallbackVar, type StyleRule } from '@vanilla-extract/css';
import { media } from './media.ts';
import { vars } from './theme-tokens.css.ts';
import { z, type ZName } from './z-index.ts';

/** The level of what lies over the whole page, as the value of `z-index`: a site lifts it by `--mw-level`. */
export const overPage = (name: ZName): string => `calc(${fallbackVar(vars.level, '0')} + ${z[name]})`;

/** Hidden from sight, present for assistive technology. */
export const visuallyHiddenRule: StyleRule = {
  position: 'absolute',
  width: 1,
  height: 1,
  margin: -1,
  padding: 0,
  border: 0,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
};

/** Cuts a text after so many lines with an ellipsis. */
export const clampLines = (lines: number): StyleRule => ({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: lines,
  overflow: 'hidden',
});

/**
 * The cross that empties a search field, for `::-webkit-search-cancel-button`: the browser's own, without its colour,
 * which is that of no theme.
 */
export const clearingCross: StyleRule = { filter: 'grayscale(1)' };

/**
 * Where text runs from right to left: for what has no logical property, such as a gradient or a translation. A site
 * sets `dir` on its root element.
 */
export const rightToLeft = '[dir="rtl"] &';

/**
 * The `selectors` of a rule with `textWrap: 'balance'`, which parts Chinese words in the middle of a line. What
 * `typography.css.ts` says of headings lies in a lower layer than a widget’s own rule.
 */
export const unbalancedInChinese = { '[lang|="zh"] &': { textWrap: 'pretty' } } as const;

/** A hairline of the theme, as the value of a `border-*` property. */
export const hairline = `1px solid ${vars.color.line}`;

/**
 * The current item of a row that scrolls: without a script the row begins with it in its middle, where the browser
 * knows how.
 */
export const rowBeginsHere = { ...({ scrollInitialTarget: 'nearest' } as object), scrollSnapAlign: 'center' } as const;

const goesOn = (side: 'left' | 'right', towards: 'left' | 'right'): string =>
  `linear-gradient(${vars.color.paper}, ${vars.color.paper}) ${side} / 1.25rem 100% no-repeat local, ` +
  `linear-gradient(to ${towards}, color-mix(in srgb, ${vars.color.ink} 22%, transparent), transparent) ` +
  `${side} / 0.75rem 100% no-repeat scroll`;

/**
 * The background of a box in which a wide table scrolls, by the direction of the text: a shadow where the table goes on,
 * under a cover that scrolls with the table and hides it where the table ends.
 */
export const scrollEdge = { ltr: goesOn('right', 'left'), rtl: goesOn('left', 'right') } as const;

/** A box in which a wide table scrolls by itself, and shows where it goes on. Paper does not scroll. */
export const scrollBox: StyleRule = {
  overflowX: 'auto',
  background: scrollEdge.ltr,
  selectors: { [rightToLeft]: { background: scrollEdge.rtl } },
  '@media': { [media.print]: { overflow: 'visible', background: 'none' } },
};

/** The content column: at most 1280 px of content between the gutters. */
export const contentColumn: StyleRule = {
  width: '100%',
  maxWidth: `calc(${vars.size.content} + 2 * ${vars.size.gutter})`,
  marginInline: 'auto',
  paddingInline: vars.size.gutter,
};
