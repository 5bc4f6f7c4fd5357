import { hairline, inLayer, vars } from '../../foundations/tokens.ts';

const { globalStyle, style, variants } = inLayer('widgets');

// The section looks at its own width: it stands in a page or in a column of one.
const roomy = '(width >= 56rem)';

export const section = style({ marginTop: vars.space[8], containerType: 'inline-size' }, 'section');

export const arrangement = variants(
  {
    cards: {
      display: 'grid',
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      gap: vars.size.gap,
      '@container': { [roomy]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' } },
    },
    lines: { columns: '2 22rem', columnGap: vars.space[8] },
    ranked: { counterReset: 'rank', columns: '2 22rem', columnGap: vars.space[8] },
  },
  'arrangement',
);

// Three do not make two rows of two: the first is as wide as both others, or all stand in one row.
const three = `${arrangement.cards}:not(:has(> :nth-child(4))):has(> :nth-child(3))`;
globalStyle(three, { '@container': { '(width >= 40rem)': { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } } });
globalStyle(`${three} > :first-child`, { '@container': { '(width < 40rem)': { gridColumn: '1 / -1' } } });

/** A title with its number, of which the first three stand out. */
export const rank = style(
  {
    position: 'relative',
    display: 'grid',
    breakInside: 'avoid',
    gridTemplateColumns: '2rem minmax(0, 1fr)',
    alignItems: 'baseline',
    paddingBlock: vars.space[2],
    borderBottom: hairline,
    counterIncrement: 'rank',
    selectors: {
      '&::before': {
        content: 'counter(rank)',
        color: vars.color.inkFaint,
        fontSize: vars.text.title,
        lineHeight: vars.leading.tight,
        fontVariantNumeric: 'tabular-nums',
      },
      '&:nth-child(-n + 3)::before': { color: vars.color.brand, fontWeight: vars.weight.heading },
    },
  },
  'rank',
);

export const ranked = style(
  {
    fontSize: vars.text.small,
    fontWeight: vars.weight.strong,
    lineHeight: vars.leading.snug,
    overflowWrap: 'anywhere',
    textWrap: 'pretty',
    selectors: {
      '&:hover': { color: vars.color.brand },
      '&:visited': { color: vars.color.inkMuted },
      '&::after': { content: '', position: 'absolute', inset: 0 },
    },
  },
  'ranked',
);

export const line = style(
  {
    breakInside: 'avoid',
    paddingBlock: vars.space[2],
    borderBottom: hairline,
  },
  'line',
);
