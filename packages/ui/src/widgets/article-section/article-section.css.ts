import { hairline, inLayer, media, vars } from '../../foundations/tokens.ts';

const { style, variants } = inLayer('widgets');

export const section = style({ marginTop: vars.space[8] }, 'section');

export const arrangement = variants(
  {
    cards: {
      display: 'grid',
      gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
      gap: vars.size.gap,
      '@media': { [media.narrow]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
    },
    lines: { columns: '2 22rem', columnGap: vars.space[8] },
    feature: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)',
      columnGap: vars.size.gap,
      '@media': { [media.narrow]: { gridTemplateColumns: 'minmax(0, 1fr)', rowGap: vars.space[4] } },
    },
  },
  'arrangement',
);

export const rest = style({ columns: '2 16rem', columnGap: vars.size.gap }, 'rest');

export const line = style(
  {
    breakInside: 'avoid',
    paddingBlock: vars.space[2],
    borderBottom: hairline,
  },
  'line',
);

export const notice = style(
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: vars.space[3],
    paddingBlock: vars.space[4],
    borderBottom: hairline,
    color: vars.color.inkMuted,
    fontSize: vars.text.small,
  },
  'notice',
);

export const retry = style(
  { color: vars.color.brand, fontWeight: vars.weight.strong, lineHeight: '1.75rem', selectors: { '&:hover': { textDecoration: 'underline' } } },
  'retry',
);
