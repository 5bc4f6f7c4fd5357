import { hairline, inLayer, media, vars } from '../../foundations/tokens.ts';

export { brief, kicker, link, meta } from '../../parts/card/card-parts.css.ts';

const { style, variants, globalStyle } = inLayer('widgets');

export const card = variants(
  {
    stacked: {
      position: 'relative',
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr)',
      alignContent: 'start',
      gap: vars.space[3],
      minWidth: 0,
    },
    adjacent: {
      position: 'relative',
      display: 'grid',
      gridTemplateColumns: 'auto minmax(0, 1fr)',
      alignItems: 'start',
      columnGap: vars.space[5],
      minWidth: 0,
      '@media': {
        [media.small]: { columnGap: vars.space[4] },
        [media.enlarged]: { gridTemplateColumns: 'minmax(0, 1fr)', rowGap: vars.space[2] },
      },
    },
    plain: { position: 'relative', minWidth: 0 },
  },
  'card',
);

/** Titles of cards with images of several widths, and with none, have one edge. */
export const atEnd = style(
  {
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    '@media': { [media.enlarged]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
  },
  'atEnd',
);
globalStyle(`${atEnd} > :first-child`, {
  gridRow: '1',
  gridColumn: '2',
  '@media': { [media.enlarged]: { gridArea: 'auto' } },
});

/** Width of an image that stands next to the text; enlarged, it leaves that most of the row. */
export const imageInRow = variants(
  {
    '16:9': { width: '13.75rem', '@media': { [media.narrow]: { width: 'min(7.5rem, 34vw)' } } },
    '4:3': { width: '13.75rem', '@media': { [media.narrow]: { width: 'min(7.5rem, 34vw)' } } },
    '3:4': { width: '7.5rem', '@media': { [media.narrow]: { width: 'min(5.25rem, 28vw)' } } },
    '1:1': { width: '6rem', '@media': { [media.narrow]: { width: 'min(4rem, 22vw)' } } },
  },
  'imageInRow',
);

export const image = style({ position: 'relative', display: 'grid' }, 'image');

/** A cover or a logo may be as white as the paper. */
export const outlined = style({ border: hairline, background: vars.color.surface }, 'outlined');

export const text = style(
  {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignContent: 'start',
    gap: vars.space[1],
    minWidth: 0,
    overflowWrap: 'anywhere',
  },
  'text',
);

/** Marks and industry in one line above the title. */
export const above = style(
  { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: `${vars.space[1]} ${vars.space[3]}`, minWidth: 0 },
  'above',
);

export const title = variants(
  {
    stacked: { fontSize: vars.text.body, lineHeight: vars.leading.snug },
    adjacent: {
      fontSize: vars.text.lead,
      lineHeight: vars.leading.snug,
      '@media': { [media.narrow]: { fontSize: vars.text.body } },
    },
  },
  'title',
);

export const titleNote = style(
  {
    display: 'block',
    color: vars.color.inkMuted,
    fontSize: vars.text.small,
    fontWeight: vars.weight.regular,
    fontVariantNumeric: 'tabular-nums',
  },
  'titleNote',
);

/** A line is no higher than its date block. */
export const centred = style({ alignItems: 'center' }, 'centred');

export const line = style({ display: 'grid', gap: vars.space[1], minWidth: 0, overflowWrap: 'anywhere' }, 'line');

export const lineTitle = style(
  { fontSize: vars.text.small, lineHeight: vars.leading.snug, fontWeight: vars.weight.strong },
  'lineTitle',
);

/** A link of its own on a card that is a link itself. */
export const innerLink = style(
  {
    position: 'relative',
    zIndex: 1,
    color: vars.color.inkMuted,
    selectors: { '&:hover': { color: vars.color.brand, textDecoration: 'underline' } },
  },
  'innerLink',
);
