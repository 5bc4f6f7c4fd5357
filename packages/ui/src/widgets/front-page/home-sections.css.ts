import { hairline, inLayer, media, vars } from '../../foundations/tokens.ts';

const { globalStyle, style, variants } = inLayer('widgets');

const shared = {
  display: 'grid',
  columnGap: vars.space[10],
  rowGap: vars.space[8],
  marginTop: vars.space[10],
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { [media.narrow]: { marginTop: vars.space[8] } },
} as const;
const wide = (gridTemplateColumns: string) => ({
  ...shared,
  '@media': { ...shared['@media'], [media.wide]: { gridTemplateColumns } },
});

export const row = variants(
  { whole: shared, halves: wide('repeat(2, minmax(0, 1fr))'), mainAndSide: wide('minmax(0, 2fr) minmax(0, 1fr)') },
  'row',
);

for (const name of Object.values(row)) {
  // The row keeps the distance.
  globalStyle(`${name} > section`, { marginTop: 0 });
  // Empty sections are left out: the other one has the width, and a row of none is not there.
  globalStyle(`${name} > :only-child`, { gridColumn: '1 / -1' });
  globalStyle(`${name}:empty`, { display: 'none' });
}

/** Few words, so they stand beside one another under a heading of their own. */
export const events = style(
  { display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', columnGap: vars.size.gap },
  'events',
);
export const meetings = style({ marginTop: vars.space[8] }, 'meetings');

// Without classes: the same markup as in the menus, and in the footer below, which costs no bytes a second time.
globalStyle(`${events} a`, {
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  minHeight: 44,
  paddingBlock: vars.space[2],
  borderBottom: hairline,
  fontWeight: vars.weight.strong,
  fontSize: vars.text.small,
});

export const partners = style(
  {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(11rem, 45%), 1fr))',
    columnGap: vars.size.gap,
    borderTop: hairline,
  },
  'partners',
);

globalStyle(`${partners} > li > *`, {
  display: 'flex',
  alignItems: 'center',
  minHeight: 44,
  height: '100%',
  paddingBlock: vars.space[2],
  borderBottom: hairline,
  color: vars.color.inkMuted,
  fontSize: vars.text.small,
  overflowWrap: 'anywhere',
});
globalStyle(`${events} a:hover, ${partners} a:hover`, { color: vars.color.brand });
