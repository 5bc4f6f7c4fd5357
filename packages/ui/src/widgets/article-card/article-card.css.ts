import { inLayer, media, vars } from '../../foundations/tokens.ts';

export { brief, kicker, link, meta } from '../entity-card/card-parts.css.ts';

const { style, variants } = inLayer('widgets');

export const card = style(
  { position: 'relative', display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', alignContent: 'start', minWidth: 0 },
  'card',
);

export const variant = variants(
  {
    lead: { gap: vars.space[3] },
    standard: { gap: vars.space[3] },
    row: {
      // Where text is enlarged the image leaves it most of the row.
      gridTemplateColumns: 'min(13.75rem, 36%) minmax(0, 1fr)',
      columnGap: vars.space[5],
      '@media': {
        [media.narrow]: { gridTemplateColumns: 'min(7.5rem, 40%) minmax(0, 1fr)', columnGap: vars.space[3] },
      },
    },
    second: {},
    headline: {},
    title: {},
  },
  'variant',
);

/** Squared paper in the place of an image, in the same ratio. */
const squared = (aspectRatio: string) =>
  ({
    aspectRatio,
    display: 'grid',
    placeItems: 'center',
    alignSelf: 'start',
    borderRadius: vars.radius.small,
    backgroundImage:
      'linear-gradient(currentColor 1px, transparent 1px), linear-gradient(90deg, currentColor 1px, transparent 1px)',
    backgroundSize: '1rem 1rem',
    backgroundPosition: 'center',
    overflow: 'hidden',
  }) as const;

export const plate = variants({ '16:9': squared('16 / 9'), '4:3': squared('4 / 3') }, 'plate');

// The colour of the element is that of its squares; its icon has one of its own.
export const tone = variants(
  {
    soft: { backgroundColor: vars.color.brandSoft, color: `color-mix(in srgb, ${vars.color.brand} 12%, transparent)` },
    paper: { backgroundColor: vars.color.surface, color: vars.color.surfaceStrong },
    deep: { backgroundColor: vars.color.deep, color: `color-mix(in srgb, ${vars.color.deepLine} 60%, transparent)` },
  },
  'tone',
);

export const sign = style(
  {
    width: 'auto',
    height: '52%',
    aspectRatio: '1',
    color: vars.color.brand,
    strokeWidth: 1,
    selectors: { [`${tone.deep} > &`]: { color: vars.color.onDeepMuted } },
  },
  'sign',
);

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
