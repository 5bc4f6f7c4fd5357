import type { GlobalStyleRule } from '@vanilla-extract/css';
import { clampLines, hairline, inLayer, media, vars } from '../../foundations/tokens.ts';

const { style, globalStyle } = inLayer('widgets');

/** Lead, headlines and industries stand side by side above the fold, and below one another on a narrow screen. */
export const page = style(
  {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 4fr) minmax(0, 3fr)',
    columnGap: vars.size.gap,
    paddingTop: vars.space[4],
    '@media': {
      [media.narrow]: { gridTemplateColumns: 'minmax(0, 1fr)', rowGap: vars.space[6] },
      [media.medium]: { gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 4fr)' },
    },
  },
  'page',
);

export const lead = style({ borderTop: `3px solid ${vars.color.signal}`, paddingTop: vars.space[3] }, 'lead');

/** Below the lead, beside one another. */
export const seconds = style(
  {
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    columnGap: vars.size.gap,
    marginTop: vars.space[4],
    paddingTop: vars.space[3],
    borderTop: hairline,
  },
  'seconds',
);

/** Few lines stand as high as the lead beside them. */
export const column = style({ alignSelf: 'start' }, 'column');

// Rows do not share the height of the other columns: these grow while their faces arrive, and headlines must not move.
export const headlines = style({ display: 'grid', gridAutoRows: 'minmax(3.5rem, auto)' }, 'headlines');

export const headline = style(
  {
    display: 'grid',
    alignItems: 'center',
    paddingBlock: `${vars.space[2]} 0.4375rem`,
    borderBottom: hairline,
  },
  'headline',
);

export const industries = style(
  {
    '@media': { [media.medium]: { gridColumn: '1 / -1', marginTop: vars.space[6] } },
  },
  'industries',
);

export const index = style(
  {
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    columnGap: vars.space[3],
    '@media': { '(600px <= width < 1200px)': { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' } },
  },
  'index',
);

// Without classes and elements of their own, names are the same markup as in the menu of industries and in the footer,
// which costs no bytes a second time.
globalStyle(`${index} > li`, {
  position: 'relative',
  display: 'grid',
  alignItems: 'center',
  minHeight: '2.375rem',
  paddingInlineStart: '1.875rem',
  borderBottom: hairline,
  fontSize: vars.text.small,
  lineHeight: 1.2,
  '@media': { [media.narrow]: { minHeight: '2.75rem' } },
});
globalStyle(`${index} > li:hover`, { color: vars.color.brand, background: vars.color.surface });
globalStyle(`${index} a`, { ...clampLines(3), outline: 'none' } as GlobalStyleRule);
// All of the place is the link.
globalStyle(`${index} a::after`, { content: '""', position: 'absolute', inset: 0 });
globalStyle(`${index} a:focus-visible::after`, { outline: `2px solid ${vars.color.focus}`, outlineOffset: -2 });
globalStyle(`${index} svg`, {
  position: 'absolute',
  insetBlock: 0,
  insetInlineStart: 0,
  width: '1.375rem',
  height: '1.375rem',
  marginBlock: 'auto',
  color: vars.color.brand,
});
