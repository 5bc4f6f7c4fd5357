import { contentColumn, hairline, inLayer, media, unbalancedInChinese, vars } from '../../foundations/tokens.ts';

const { style, variants } = inLayer('widgets');

export const page = style(
  {
    ...contentColumn,
    display: 'grid',
    gap: vars.space[8],
    alignContent: 'start',
    paddingBlock: vars.space[16],
    // Below the breadcrumbs of a page it stands in the column of that page, which has its gutters.
    selectors: { 'nav + &': { paddingInline: 0, marginInline: 0 } },
    '@media': { [media.narrow]: { paddingBlock: vars.space[8], gap: vars.space[5] } },
  },
  'page',
);

export const design = variants({
  figures: { '@media': { [media.wide]: { gridTemplateColumns: 'minmax(12rem, 4fr) 8fr' } } },
  plate: { maxWidth: '48rem' },
});

/** The status as the page's mark, in the figures of a scale. */
export const figures = style(
  {
    margin: 0,
    paddingTop: vars.space[2],
    borderTop: `4px solid ${vars.color.signal}`,
    fontSize: 'clamp(4rem, 12vw, 9rem)',
    fontWeight: vars.weight.heading,
    lineHeight: 1,
    letterSpacing: '-0.04em',
    fontVariantNumeric: 'tabular-nums',
    color: vars.color.ink,
  },
  'figures',
);

export const words = style({ display: 'grid', gap: vars.space[4], justifyItems: 'start' }, 'words');

export const title = style(
  { color: vars.color.signal, fontSize: vars.text.small, fontWeight: vars.weight.strong },
  'title',
);

export const heading = style(
  {
    fontSize: vars.text.display,
    fontWeight: vars.weight.heading,
    lineHeight: vars.leading.tight,
    textWrap: 'balance',
    selectors: unbalancedInChinese,
    '@media': { [media.narrow]: { fontSize: vars.text.headline } },
  },
  'heading',
);

export const text = style({ maxWidth: vars.size.measure, color: vars.color.inkMuted, textWrap: 'pretty' }, 'text');

export const search = style({ width: '100%', maxWidth: '34rem', marginTop: vars.space[2] }, 'search');

export const links = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[3], alignItems: 'center' }, 'links');

/** The type plate: four rivets are left to the reader's imagination, the rows are not. */
export const plate = style(
  {
    width: '100%',
    maxWidth: '34rem',
    display: 'grid',
    gridTemplateColumns: 'auto 1fr',
    border: `2px solid ${vars.color.lineStrong}`,
    borderRadius: vars.radius.large,
    overflow: 'hidden',
    fontSize: vars.text.small,
  },
  'plate',
);

const cell = {
  padding: `${vars.space[2]} ${vars.space[4]}`,
  borderTop: hairline,
  selectors: { '&:first-of-type': { borderTop: 0 } },
};

export const plateName = style({ ...cell, background: vars.color.surface, color: vars.color.inkMuted }, 'plateName');
export const plateValue = style(
  {
    ...cell,
    margin: 0,
    minWidth: 0,
    overflowWrap: 'anywhere',
    fontVariantNumeric: 'tabular-nums',
    whiteSpace: 'pre-wrap',
  },
  'plateValue',
);
