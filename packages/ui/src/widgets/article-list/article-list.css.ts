import { hairline, inLayer, media, vars } from '../../foundations/tokens.ts';

const { style } = inLayer('widgets');

export const list = style({ display: 'grid' }, 'list');

export const item = style(
  {
    paddingBlock: vars.space[5],
    borderTop: hairline,
    selectors: { '&:first-child': { borderTop: 0, paddingTop: 0 } },
    '@media': { [media.narrow]: { paddingBlock: vars.space[4] } },
  },
  'item',
);

export const bones = style(
  { display: 'grid', gridTemplateColumns: '13.75rem minmax(0, 1fr)', gap: vars.space[5], '@media': { [media.narrow]: { gridTemplateColumns: '7.5rem minmax(0, 1fr)' } } },
  'bones',
);

export const recommended = style({ marginTop: vars.space[8] }, 'recommended');

export const grid = style(
  {
    display: 'grid',
    gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
    gap: vars.size.gap,
    '@media': { [media.narrow]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
  },
  'grid',
);
