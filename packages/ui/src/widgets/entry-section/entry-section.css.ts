import { hairline, inLayer, media, vars } from '../../foundations/tokens.ts';

const { style, variants } = inLayer('widgets');

/** It looks at its own width: it stands in a page or in a column of one. */
export const section = style({ minWidth: 0, containerType: 'inline-size' }, 'section');

/** On a phone what stands in columns is drawn sideways, as a drawer of parts is. */
const shelf = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(13.5rem, 1fr))',
  columnGap: vars.size.gap,
  rowGap: vars.space[6],
  '@media': {
    [media.small]: {
      gridTemplateColumns: 'none',
      gridAutoFlow: 'column',
      gridAutoColumns: '72%',
      columnGap: vars.space[4],
      overflowX: 'auto',
      overscrollBehaviorX: 'contain',
      scrollSnapType: 'x proximity',
      scrollbarWidth: 'thin',
      // Room for the focus ring of a card.
      padding: '3px 3px 0.5rem',
    },
  },
} as const;

export const arrangement = variants(
  {
    lines: { display: 'grid' },
    cards: shelf,
    columns: {
      display: 'grid',
      gridTemplateColumns: 'repeat(auto-fill, minmax(min(22rem, 100%), 1fr))',
      columnGap: vars.size.gap,
      rowGap: vars.space[5],
    },
  },
  'arrangement',
);

export const item = variants(
  {
    lines: {
      minWidth: 0,
      paddingBlock: vars.space[2],
      borderBottom: hairline,
      selectors: { '&:first-child': { paddingTop: 0 } },
    },
    cards: { minWidth: 0, '@media': { [media.small]: { scrollSnapAlign: 'start' } } },
    columns: { minWidth: 0 },
  },
  'item',
);
