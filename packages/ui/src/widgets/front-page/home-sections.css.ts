import { hairline, inLayer, media, vars } from '../../foundations/tokens.ts';

const { globalStyle, style, variants } = inLayer('widgets');

/**
 * A row that is skipped until it comes near the window. A first load on a phone has two fifths less of long tasks
 * (docs/benchmarks.md, 0018).
 */
export const row = style(
  {
    display: 'grid',
    columnGap: vars.space[10],
    rowGap: vars.space[8],
    marginTop: vars.space[10],
    gridTemplateColumns: 'minmax(0, 1fr)',
    contentVisibility: 'auto',
    // Rings of focus lie outside of what they belong to.
    overflowClipMargin: vars.space[1],
    '@media': { [media.narrow]: { marginTop: vars.space[8] } },
  },
  'row',
);

/** How a row shares its width, and its estimated height in rem: on a phone, and next to others. */
const about = (narrow: number, wide: number, gridTemplateColumns?: string) => ({
  containIntrinsicBlockSize: `auto ${narrow}rem`,
  '@media': {
    [media.wide]: { ...(gridTemplateColumns && { gridTemplateColumns }), containIntrinsicBlockSize: `auto ${wide}rem` },
  },
});

export const columns = variants(
  {
    whole: about(44, 20),
    halves: about(48, 26, 'repeat(2, minmax(0, 1fr))'),
    mainAndSide: about(59, 20, 'minmax(0, 2fr) minmax(0, 1fr)'),
    quarters: about(17, 18),
    sourcing: about(50, 32, 'minmax(0, 2fr) minmax(0, 1fr)'),
  },
  'columns',
);

// The row keeps the distance.
globalStyle(`${row} > section`, { marginTop: 0 });
// Empty sections are left out: the other one has the width, and a row of none is not there.
globalStyle(`${row} > :only-child`, { gridColumn: '1 / -1' });
globalStyle(`${row}:empty`, { display: 'none' });

// Four products, two next to one another.
globalStyle(`${columns.sourcing} > :last-child > ul`, {
  '@media': { [media.wide]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});

globalStyle(`${columns.quarters} > section > ul`, {
  '@media': { [media.wide]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' } },
});

/** Few words, so they stand next to one another under a heading of their own. */
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

/** Charts and the titles below them stand level. */
export const figures = style(
  {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(17.5rem, 100%), 1fr))',
    columnGap: vars.size.gap,
    rowGap: vars.space[4],
  },
  'figures',
);
globalStyle(`${figures} :is(li, article)`, {
  display: 'grid',
  gridRow: 'span 2',
  gridTemplateRows: 'subgrid',
  minWidth: 0,
});
globalStyle(`${figures} > li`, { paddingBottom: vars.space[4] });
globalStyle(`${figures} figure`, { aspectRatio: 'auto', alignContent: 'start' });

export const covers = style(
  {
    display: 'grid',
    gap: vars.size.gap,
    '@media': { [media.wide]: { gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)' } },
  },
  'covers',
);
const shelf = (columns: number) =>
  ({
    display: 'grid',
    gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))`,
    alignContent: 'space-between',
    gap: vars.size.gap,
    '@media': { [media.small]: { gap: vars.space[4] } },
  }) as const;
export const large = style(shelf(3), 'large');
globalStyle(`${large} h3`, { '@media': { [media.small]: { fontSize: vars.text.small } } });
export const small = style(shelf(2), 'small');
globalStyle(small, {
  '@media': { [media.small]: { gridTemplateColumns: 'repeat(auto-fit, minmax(min(9.5rem, 100%), 1fr))' } },
});
globalStyle(`${small} article`, {
  gridTemplateColumns: '4.75rem minmax(0, 1fr)',
  gap: vars.space[3],
  '@media': { [media.small]: { gridTemplateColumns: '3.5rem minmax(0, 1fr)' } },
});
globalStyle(`${small} h3`, { fontSize: vars.text.small });
// Year and number in one line.
globalStyle(`${small} h3 span`, { '@media': { [media.small]: { fontSize: vars.text.caption } } });

/** A line for each demand; a phone has room for its quantity alone. */
export const demands = style({ width: '100%', fontSize: vars.text.small, lineHeight: vars.leading.snug }, 'demands');
// Enlarged, what is wanted has a line of its own.
globalStyle(`${demands} tr`, {
  '@media': { [media.enlarged]: { display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between' } },
});
globalStyle(`${demands} tbody th`, { '@media': { [media.enlarged]: { flexBasis: '100%' } } });
globalStyle(`${demands} tr > *`, {
  height: '3.25rem',
  padding: `${vars.space[1]} 0`,
  paddingInlineEnd: vars.space[3],
  borderBottom: hairline,
  textAlign: 'start',
  overflowWrap: 'anywhere',
});
globalStyle(`${demands} thead th`, {
  height: 'auto',
  color: vars.color.inkFaint,
  fontSize: vars.text.caption,
  fontWeight: vars.weight.regular,
});
globalStyle(`${demands} tr > :nth-child(2)`, {
  whiteSpace: 'nowrap',
  textAlign: 'end',
  fontVariantNumeric: 'tabular-nums',
});
globalStyle(`${demands} tr > :last-child`, { paddingInlineEnd: 0, textAlign: 'end' });
globalStyle(`[dir="rtl"] ${demands} td`, { textAlign: 'right' });
globalStyle(`[dir="rtl"] ${demands} td:is(:nth-child(2), :last-child)`, { textAlign: 'left' });
globalStyle(`${demands} :is(:nth-child(3), :nth-child(4)):is(th, td)`, {
  whiteSpace: 'nowrap',
  '@media': { [media.small]: { display: 'none' } },
});
globalStyle(`${demands} td > a`, {
  display: 'inline-block',
  padding: `${vars.space[1]} ${vars.space[3]}`,
  border: `1px solid ${vars.color.brand}`,
  borderRadius: vars.radius.small,
  color: vars.color.brand,
  whiteSpace: 'nowrap',
});
globalStyle(`${demands} a:hover`, { background: vars.color.brandSoft });
