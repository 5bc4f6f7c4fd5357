import { hairline, inLayer, media, vars } from '../../foundations/tokens.ts';

const { style } = inLayer('widgets');

export const root = style(
  {
    padding: vars.space[4],
    marginBottom: vars.space[6],
    border: hairline,
    borderRadius: vars.radius.medium,
    background: vars.color.paper,
    '@media': { [media.narrow]: { padding: vars.space[3], marginBottom: vars.space[5] } },
  },
  'root',
);

export const heading = style(
  { fontSize: vars.text.body, lineHeight: vars.leading.snug, fontWeight: vars.weight.heading },
  'heading',
);

export const list = style(
  {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(17rem, 100%), 1fr))',
    columnGap: vars.space[6],
  },
  'list',
);

/** One kind: its best next to a small image, and all of it above. */
export const item = style(
  {
    display: 'grid',
    gridTemplateColumns: '3.5rem minmax(0, 1fr)',
    alignItems: 'start',
    columnGap: vars.space[3],
    minWidth: 0,
    paddingBlock: vars.space[2],
    overflowWrap: 'anywhere',
    // On a phone the results themselves must not be pushed out of sight.
    '@media': { [media.small]: { gridTemplateColumns: '2.5rem minmax(0, 1fr)', paddingBlock: vars.space[1] } },
  },
  'item',
);

/** Images of all kinds have one size, so that the titles stand in line. */
export const image = style(
  { marginBlockStart: vars.space[1], border: hairline, background: vars.color.surface },
  'image',
);

export const text = style({ gridColumn: 2, minWidth: 0 }, 'text');

/** A line of its own, 24 px high: the smallest target that a finger may have to hit. */
const target = { display: 'block', width: 'fit-content', minHeight: '1.5rem' };

export const all = style(
  {
    ...target,
    color: vars.color.brand,
    fontSize: vars.text.caption,
    fontWeight: vars.weight.label,
    lineHeight: '1.5rem',
    fontVariantNumeric: 'tabular-nums',
    selectors: { '&:hover': { textDecoration: 'underline' } },
  },
  'all',
);

export const title = style(
  {
    ...target,
    fontSize: vars.text.small,
    fontWeight: vars.weight.strong,
    lineHeight: vars.leading.snug,
    selectors: { '&:hover': { color: vars.color.brand }, '&:visited': { color: vars.color.inkMuted } },
    '@media': { [media.small]: { lineHeight: '1.5rem' } },
  },
  'title',
);
