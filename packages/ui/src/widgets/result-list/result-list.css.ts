import { hairline, inLayer, media, vars } from '../../foundations/tokens.ts';

const { style, variants } = inLayer('widgets');

/** Two columns on a phone; the smallest width of a column decides above. */
const columns = (smallest: string) => ({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fill, minmax(${smallest}, 1fr))`,
  columnGap: vars.size.gap,
  rowGap: vars.space[6],
  '@media': {
    // Two next to each other, and one where the type is enlarged.
    [media.small]: {
      gridTemplateColumns: 'repeat(auto-fill, minmax(min(max(45%, 8rem), 100%), 1fr))',
      columnGap: vars.space[4],
    },
  },
});

export const layout = variants(
  { rows: { display: 'grid' }, grid: columns('15rem'), shelf: columns('10rem') },
  'layout',
);

export const item = variants(
  {
    rows: {
      minWidth: 0,
      paddingBlock: vars.space[5],
      borderTop: hairline,
      selectors: { '&:first-child': { borderTop: 0, paddingTop: 0 } },
      '@media': { [media.narrow]: { paddingBlock: vars.space[4] } },
    },
    grid: { minWidth: 0 },
    shelf: { minWidth: 0 },
  },
  'item',
);

export const bones = variants(
  {
    adjacent: {
      display: 'grid',
      gridTemplateColumns: 'min(13.75rem, 36%) minmax(0, 1fr)',
      gap: vars.space[5],
      '@media': { [media.narrow]: { gridTemplateColumns: 'min(7.5rem, 40%) minmax(0, 1fr)' } },
    },
    adjacentNarrow: { display: 'grid', gridTemplateColumns: '6rem minmax(0, 1fr)', gap: vars.space[5] },
    stacked: { display: 'grid', gap: vars.space[3] },
  },
  'bones',
);

export const recommended = style({ marginTop: vars.space[8] }, 'recommended');

export const recommendedGrid = style(
  {
    display: 'grid',
    gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
    gap: vars.size.gap,
    '@media': { [media.narrow]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
  },
  'recommendedGrid',
);
