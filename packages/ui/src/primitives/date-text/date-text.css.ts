import { hairline, inLayer, media, vars } from '../../foundations/tokens.ts';

const { style } = inLayer('primitives');

export const dateText = style(
  {
    whiteSpace: 'nowrap',
    '@media': { [media.enlarged]: { whiteSpace: 'normal' } },
  },
  'dateText',
);

export const dateBlock = style(
  {
    display: 'grid',
    flex: 'none',
    minWidth: '4rem',
    alignContent: 'center',
    justifyItems: 'center',
    padding: vars.space[1],
    border: hairline,
    borderTop: `3px solid ${vars.color.brand}`,
    borderRadius: vars.radius.small,
    fontVariantNumeric: 'tabular-nums',
    lineHeight: 1.15,
  },
  'dateBlock',
);

// Seen above the month, read after it.
export const day = style({ order: -1, fontSize: vars.text.title, fontWeight: vars.weight.strong }, 'day');
export const month = style({ fontSize: vars.text.caption, color: vars.color.inkFaint }, 'month');
