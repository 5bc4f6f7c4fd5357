import { inLayer, media, vars } from '../../foundations/tokens.ts';

export { brief, kicker, link, meta } from '../../parts/card/card-parts.css.ts';

const { globalStyle, style, variants } = inLayer('widgets');

export const card = style(
  { position: 'relative', display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', alignContent: 'start', minWidth: 0 },
  'card',
);

export const variant = variants(
  {
    lead: { gap: vars.space[3] },
    standard: { gap: vars.space[3] },
    // At the end of the row, so that the titles have one edge with and without an image.
    row: {
      selectors: {
        '&:has(> img)': {
          gridTemplateColumns: 'minmax(0, 1fr) min(13.75rem, 36%)',
          columnGap: vars.space[5],
          '@media': { [media.enlarged]: { gridTemplateColumns: 'minmax(0, 1fr)', rowGap: vars.space[2] } },
        },
      },
      '@media': { [media.narrow]: { columnGap: vars.space[3] } },
    },
    second: {},
    headline: {},
    title: {},
  },
  'variant',
);

globalStyle(`${variant.row} > img`, {
  gridRow: '1',
  gridColumn: '2',
  '@media': { [media.enlarged]: { gridArea: 'auto' } },
});

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

/** Title and date on one line, as in a table of contents. */
export const contentsLine = style(
  {
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    columnGap: vars.space[4],
    alignItems: 'baseline',
    // On a phone the date would leave the title three words a line.
    '@media': { [media.small]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
  },
  'contentsLine',
);

const titleOfLine = { fontSize: vars.text.small, lineHeight: vars.leading.snug, fontWeight: vars.weight.strong };

/** A headline is shown whole, in as many lines as it needs. */
export const title = variants(
  {
    lead: {
      fontSize: vars.text.headline,
      lineHeight: vars.leading.tight,
      '@media': { [media.narrow]: { fontSize: vars.text.title } },
    },
    standard: { fontSize: vars.text.body, lineHeight: vars.leading.snug },
    second: { fontSize: vars.text.body, lineHeight: vars.leading.snug },
    row: {
      fontSize: vars.text.lead,
      lineHeight: vars.leading.snug,
      '@media': { [media.narrow]: { fontSize: vars.text.body } },
    },
    headline: titleOfLine,
    title: titleOfLine,
  },
  'title',
);

export const external = style(
  { display: 'inline', width: '0.8em', height: '0.8em', marginInlineStart: '0.25em' },
  'external',
);

/** Where the image leaves little room the brief would be two words a line. */
export const wideOnly = style({ '@media': { [media.small]: { display: 'none' } } }, 'wideOnly');

/** Whole, in as many lines as it needs: it is said nowhere else. */
export const source = style({ maxWidth: '100%', overflowWrap: 'anywhere' }, 'source');

export const tags = style({ position: 'relative', zIndex: 1, marginTop: vars.space[1] }, 'tags');
