import { hairline, inLayer, media, vars } from '../../foundations/tokens.ts';

const { style, globalStyle } = inLayer('widgets');

/** Lead, headlines and industries stand side by side above the fold, and below one another on a narrow screen. */
export const page = style(
  {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 6fr) minmax(0, 3fr) minmax(0, 3fr)',
    columnGap: vars.size.gap,
    paddingTop: vars.space[4],
    '@media': {
      [media.narrow]: { gridTemplateColumns: 'minmax(0, 1fr)', rowGap: vars.space[6] },
      [media.medium]: { gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)' },
    },
  },
  'page',
);

export const lead = style({ borderTop: `3px solid ${vars.color.signal}`, paddingTop: vars.space[3] }, 'lead');
// In six columns its chart has room for text of the size of the page.
globalStyle(`${lead} figure`, { '@media': { [media.full]: { fontSize: vars.text.body } } });

/** Below the lead, next to one another. */
export const seconds = style(
  {
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    columnGap: vars.size.gap,
    marginTop: vars.space[4],
    paddingTop: vars.space[3],
    borderTop: hairline,
  },
  'seconds',
);

/** Few lines stand as high as the lead next to them. */
export const column = style({ alignSelf: 'start' }, 'column');

/** A day, and below it the titles of its articles. */
export const days = style({ display: 'grid', gap: vars.space[2] }, 'days');
globalStyle(`${days} > li`, { display: 'grid', borderBottom: hairline, paddingBottom: vars.space[2] });
globalStyle(`${days} time`, { color: vars.color.inkFaint, fontSize: vars.text.caption, lineHeight: 1.5 });
globalStyle(`${days} article + article`, { marginTop: vars.space[2] });

/** Prices and industries: next to the headlines, or where there is less room below all. */
export const side = style(
  {
    display: 'grid',
    alignContent: 'start',
    gap: vars.space[4],
    '@media': {
      [media.narrow]: { gap: vars.space[6] },
      [media.medium]: {
        gridColumn: '1 / -1',
        gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
        gap: vars.size.gap,
        marginTop: vars.space[6],
      },
    },
  },
  'side',
);

export const index = style(
  { display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', columnGap: vars.space[4] },
  'index',
);

// Without classes and elements of their own, names are the same markup as in the menu of industries and in the footer,
// which costs no bytes a second time.
globalStyle(`${index} > li`, {
  position: 'relative',
  display: 'grid',
  alignItems: 'center',
  minHeight: '1.5rem',
  borderBottom: hairline,
  fontSize: vars.text.caption,
  lineHeight: 1.2,
  // Text of twice the size leaves a long name no room.
  overflowWrap: 'anywhere',
  '@media': { [media.narrow]: { minHeight: '2.75rem', fontSize: vars.text.small } },
});
globalStyle(`${index} > li:hover`, { background: vars.color.surface });
globalStyle(`${index} a`, { outline: 'none' });
// All of the place is the link.
globalStyle(`${index} a::after`, { content: '""', position: 'absolute', inset: 0 });
globalStyle(`${index} a:focus-visible::after`, { outline: `2px solid ${vars.color.focus}`, outlineOffset: -2 });
