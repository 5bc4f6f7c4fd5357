import { contentColumn, inLayer, media, vars, z } from '../../foundations/tokens.ts';

const { globalStyle, style } = inLayer('widgets');

const rule = `1px solid ${vars.color.deepLine}`;
const hover = { color: vars.color.onDeep, textDecoration: 'underline' };

export const footer = style(
  {
    marginTop: vars.space[12],
    borderTop: `3px solid ${vars.color.brand}`,
    background: vars.color.deep,
    color: vars.color.onDeepMuted,
    fontSize: vars.text.small,
    lineHeight: vars.leading.body,
    '@media': { [media.print]: { display: 'none' } },
  },
  'footer',
);

export const column = style(contentColumn, 'column');

export const partnerLinks = style(
  { display: 'flex', flexWrap: 'wrap', columnGap: vars.space[5], paddingBlock: vars.space[3], borderBottom: rule },
  'partnerLinks',
);

export const partnerName = style(
  { color: vars.color.onDeep, fontWeight: vars.weight.strong, lineHeight: '1.75rem' },
  'partnerName',
);

export const partnerList = style(
  { display: 'flex', flexWrap: 'wrap', flex: 1, columnGap: vars.space[5] },
  'partnerList',
);

export const columns = style(
  {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 6fr) minmax(0, 3fr) minmax(0, 3fr)',
    gap: vars.space[8],
    paddingBlock: vars.space[8],
    '@media': {
      [media.narrow]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    },
  },
  'columns',
);

export const wide = style({ '@media': { [media.narrow]: { gridColumn: '1 / -1' } } }, 'wide');

export const heading = style(
  {
    marginBottom: vars.space[3],
    color: vars.color.onDeep,
    fontSize: vars.text.small,
    fontWeight: vars.weight.strong,
  },
  'heading',
);

export const industries = style(
  {
    columns: '3 10rem',
    columnGap: vars.space[6],
    '@media': { [media.narrow]: { columns: 2, columnGap: vars.space[4] } },
  },
  'industries',
);

export const links = style({ display: 'grid', justifyItems: 'start' }, 'links');

// By their place: a link without a class is the same markup as in the menus.
globalStyle(`${column} :is(a, li > button)`, {
  display: 'inline-block',
  // Links stand 28 px apart, so that a finger can tell them from each other.
  paddingBlock: '0.1875rem',
  color: vars.color.onDeepMuted,
  lineHeight: '1.375rem',
  breakInside: 'avoid',
  overflowWrap: 'anywhere',
  textAlign: 'start',
});
globalStyle(`${column} :is(a, li > button):hover`, hover);
globalStyle(`${column} :is(a, li > button):focus-visible`, { outlineColor: vars.color.onDeep });

export const codes = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[4] }, 'codes');
export const code = style(
  {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: vars.space[2],
    width: 'min(6rem, 100%)',
    justifyItems: 'center',
    textAlign: 'center',
    fontSize: vars.text.caption,
    lineHeight: vars.leading.snug,
  },
  'code',
);

/** White in every theme: readers want it so. */
export const codeImage = style(
  {
    width: '100%',
    aspectRatio: '1',
    borderRadius: vars.radius.small,
    background: '#fff',
    forcedColorAdjust: 'none',
  },
  'codeImage',
);

export const contact = style({ marginTop: vars.space[4], display: 'grid', justifyItems: 'start' }, 'contact');

export const legal = style(
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    columnGap: vars.space[6],
    rowGap: vars.space[1],
    paddingBlock: vars.space[4],
    borderTop: rule,
    fontSize: vars.text.caption,
  },
  'legal',
);

export const notice = style({ flex: '1 1 24rem', textWrap: 'pretty' }, 'notice');

export const developing = style(
  {
    position: 'fixed',
    // oxlint-disable-next-line millwright/logical-properties -- in the middle, from whichever side
    inset: `auto auto ${vars.space[6]} 50%`,
    zIndex: z.toast,
    translate: '-50% 0',
    padding: `${vars.space[3]} ${vars.space[5]}`,
    border: `1px solid ${vars.color.warning}`,
    borderRadius: vars.radius.medium,
    background: vars.color.warningSoft,
    color: vars.color.warning,
    boxShadow: vars.shadow.float,
    selectors: { '&:not(:popover-open)': { display: 'none' } },
  },
  'developing',
);
