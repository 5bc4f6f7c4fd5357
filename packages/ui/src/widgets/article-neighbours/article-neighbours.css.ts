import { hairline, inLayer, media, vars } from '../../foundations/tokens.ts';

const { style } = inLayer('widgets');

export const neighbours = style(
  {
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    columnGap: vars.size.gap,
    marginTop: vars.space[8],
    borderBlock: hairline,
    '@media': { [media.small]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
  },
  'neighbours',
);

export const link = style(
  {
    display: 'grid',
    alignContent: 'start',
    gap: vars.space[1],
    paddingBlock: vars.space[4],
    selectors: { '&:hover': { color: vars.color.brand } },
  },
  'link',
);

export const next = style(
  { gridColumn: '-2 / -1', textAlign: 'end', '@media': { [media.small]: { textAlign: 'start', borderTop: hairline } } },
  'next',
);

export const direction = style({ color: vars.color.inkFaint, fontSize: vars.text.caption }, 'direction');

export const title = style({ fontWeight: vars.weight.strong, lineHeight: vars.leading.snug }, 'title');
