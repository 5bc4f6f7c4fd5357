import { hairline, inLayer, media, vars } from '../../foundations/tokens.ts';

const { style, variants } = inLayer('widgets');

/** It looks at its own width: it stands in a page or in a column of one. */
export const section = style({ minWidth: 0, containerType: 'inline-size' }, 'section');

/** On a phone what stands in columns is drawn sideways, as a drawer of parts is. */
const shelf = (smallest: string, drawn: string) =>
  ({
    display: 'grid',
    gridTemplateColumns: `repeat(auto-fill, minmax(${smallest}, 1fr))`,
    columnGap: vars.size.gap,
    rowGap: vars.space[6],
    '@media': {
      [media.small]: {
        gridTemplateColumns: 'none',
        gridAutoFlow: 'column',
        gridAutoColumns: drawn,
        columnGap: vars.space[4],
        overflowX: 'auto',
        overscrollBehaviorX: 'contain',
        scrollSnapType: 'x proximity',
        scrollbarWidth: 'thin',
        // Room for the focus ring of a card.
        padding: '3px 3px 0.5rem',
      },
    },
  }) as const;

export const arrangement = variants(
  {
    lines: { display: 'grid' },
    cards: shelf('13.5rem', '72%'),
    covers: shelf('8.5rem', '38%'),
    columns: {
      display: 'grid',
      gridTemplateColumns: 'repeat(auto-fill, minmax(min(22rem, 100%), 1fr))',
      columnGap: vars.size.gap,
      rowGap: vars.space[5],
    },
  },
  'arrangement',
);

const inShelf = { minWidth: 0, '@media': { [media.small]: { scrollSnapAlign: 'start' } } } as const;

export const item = variants(
  {
    lines: {
      minWidth: 0,
      paddingBlock: vars.space[2],
      borderBottom: hairline,
      selectors: { '&:first-child': { paddingTop: 0 } },
    },
    cards: inShelf,
    covers: inShelf,
    columns: { minWidth: 0 },
  },
  'item',
);
