import { hairline, inLayer, media, rowBeginsHere, vars } from '../../foundations/tokens.ts';

const { style } = inLayer('widgets');

/** On a phone the tabs are drawn sideways. */
export const tabs = style(
  {
    position: 'relative',
    display: 'flex',
    columnGap: vars.space[1],
    overflowX: 'auto',
    overscrollBehaviorX: 'contain',
    scrollbarWidth: 'none',
    borderBottom: hairline,
  },
  'tabs',
);

export const tab = style(
  {
    display: 'flex',
    alignItems: 'baseline',
    gap: vars.space[2],
    paddingInline: vars.space[4],
    lineHeight: '2.75rem',
    color: vars.color.inkMuted,
    fontSize: vars.text.small,
    fontWeight: vars.weight.label,
    whiteSpace: 'nowrap',
    selectors: {
      '&:hover': { color: vars.color.brand },
      '&:focus-visible': { outlineOffset: -2 },
      '&[aria-current]': { ...rowBeginsHere, color: vars.color.brand, boxShadow: `inset 0 -2px 0 ${vars.color.brand}` },
    },
    '@media': {
      [media.small]: { paddingInline: vars.space[3] },
      [media.forcedColors]: { selectors: { '&[aria-current]': { borderBlockEnd: '2px solid Highlight' } } },
    },
  },
  'tab',
);

export const count = style(
  { color: vars.color.inkFaint, fontSize: vars.text.caption, fontVariantNumeric: 'tabular-nums' },
  'count',
);
