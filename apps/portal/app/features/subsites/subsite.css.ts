import { hairline, inLayer, media, scrollBox, vars, visuallyHiddenRule } from '@millwright/ui/tokens';

const { globalStyle, style } = inLayer('pages');

/** The name of the industry, close to the first of what it holds. */
export const lead = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', rowGap: vars.space[3] }, 'lead');

/** Links to the child industries next to an empty one. */
export const siblings = style(
  { display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: vars.space[3] },
  'siblings',
);

/** Name and counts in one row. */
export const top = style(
  { display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: vars.space[6], rowGap: vars.space[1] },
  'top',
);
export const name = style(
  {
    fontSize: vars.text.headline,
    lineHeight: vars.leading.tight,
    '@media': { [media.narrow]: { fontSize: vars.text.title } },
  },
  'name',
);
/** Where the header has the name. */
export const named = style(visuallyHiddenRule, 'named');
export const counts = style(
  {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: vars.space[4],
    fontSize: vars.text.small,
    fontVariantNumeric: 'tabular-nums',
  },
  'counts',
);
globalStyle(`${counts} a`, { display: 'inline-block', minHeight: '1.5rem', color: vars.color.brand });
globalStyle(`${counts} a:hover`, { textDecoration: 'underline' });

/** The lead next to the other news. */
export const front = style(
  {
    display: 'grid',
    gap: vars.size.gap,
    gridTemplateColumns: 'minmax(0, 1fr)',
    '@media': { [media.wide]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
  },
  'front',
);
export const story = style({ borderTop: `3px solid ${vars.color.signal}`, paddingTop: vars.space[3] }, 'story');
// A chart of few rows is as high as they are.
globalStyle(`${story} figure`, { aspectRatio: 'auto' });
globalStyle(`${front} > section`, { marginTop: 0 });

/** Wider than a phone it scrolls; the first column stays. */
export const scroll = style(scrollBox, 'scroll');
export const table = style(
  {
    width: '100%',
    fontSize: vars.text.small,
    lineHeight: vars.leading.snug,
    fontVariantNumeric: 'tabular-nums',
    borderCollapse: 'separate',
    borderSpacing: 0,
  },
  'table',
);
globalStyle(`${table} tr > *`, {
  paddingBlock: vars.space[2],
  paddingInline: `0 ${vars.space[3]}`,
  borderBottom: hairline,
  textAlign: 'start',
  verticalAlign: 'top',
});
globalStyle(`${table} thead th`, {
  color: vars.color.inkFaint,
  fontSize: vars.text.caption,
  fontWeight: vars.weight.regular,
  whiteSpace: 'nowrap',
});
globalStyle(`${table} td:not(:first-child)`, { whiteSpace: 'nowrap' });
globalStyle(`${table} :is(th, td):nth-child(2)`, { minWidth: '8rem' });
globalStyle(`${table} small`, {
  display: 'block',
  color: vars.color.inkMuted,
  fontSize: vars.text.caption,
  fontWeight: vars.weight.regular,
});
globalStyle(`${table} a:hover`, { color: vars.color.brand, textDecoration: 'underline' });
globalStyle(`${table} td a`, { display: 'inline-block', minHeight: '1.5rem', color: vars.color.brand });
globalStyle(`${table} tr > :first-child`, {
  '@media': {
    [media.small]: {
      position: 'sticky',
      insetInlineStart: 0,
      zIndex: 1,
      minWidth: '5.5rem',
      maxWidth: '8rem',
      background: vars.color.paper,
      borderInlineEnd: hairline,
    },
  },
});
globalStyle(`${table} :is(td, th):not(:first-child)`, {
  '@media': { [media.small]: { paddingInlineStart: vars.space[3] } },
});
/** A field that stands in the row above, too: assistive technology announces it in each row. */
export const repeated = style({}, 'repeated');
globalStyle(`${repeated} > a:not(:focus-visible)`, { color: 'transparent' });

export const suppliers = style({}, 'suppliers');
globalStyle(`${suppliers} :is(td, th):nth-child(n + 3)`, { textAlign: 'end' });
globalStyle(`${suppliers} thead a`, { display: 'inline-block', minHeight: '1.5rem', color: vars.color.brand });
globalStyle(`${suppliers} th[aria-sort] a`, { fontWeight: vars.weight.strong });
globalStyle(`${suppliers} th[aria-sort="ascending"] a::after`, { content: '" ↑"' });
globalStyle(`${suppliers} th[aria-sort="descending"] a::after`, { content: '" ↓"' });
export const supplier = style(
  { display: 'grid', gridTemplateColumns: '2.5rem minmax(0, 1fr)', gap: vars.space[3], alignItems: 'start' },
  'supplier',
);
globalStyle(`${supplier} :is(img, small)`, { '@media': { [media.small]: { display: 'none' } } });
// As wide as the longest word of a name.
globalStyle(`${supplier}`, { '@media': { [media.small]: { display: 'block' } } });

/** A large cover next to its contents. */
export const issue = style(
  {
    display: 'grid',
    gap: vars.size.gap,
    gridTemplateColumns: 'minmax(0, 20rem) minmax(0, 1fr)',
    alignItems: 'start',
    '@media': { [media.small]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
  },
  'issue',
);
export const cover = style({ display: 'grid', border: hairline, maxWidth: '20rem' }, 'cover');
export const issueTitle = style({ fontSize: vars.text.title, lineHeight: vars.leading.tight }, 'issueTitle');
export const issueNote = style(
  { marginBottom: vars.space[3], color: vars.color.inkMuted, fontSize: vars.text.small },
  'issueNote',
);
