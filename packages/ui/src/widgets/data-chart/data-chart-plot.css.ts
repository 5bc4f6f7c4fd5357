import { inLayer, media, vars } from '../../foundations/tokens.ts';

const { globalStyle, style } = inLayer('widgets');

/** What a chart needs wherever it stands; the home page has no more. */
export const chart = style(
  {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: vars.space[3],
    fontSize: vars.text.small,
  },
  'chart',
);

/** As large as an image of 16 to 9, unless its rows need more. */
export const compact = style({ alignContent: 'space-between', aspectRatio: '16 / 9' }, 'compact');

/** Bars next to the names of their rows. */
export const barTable = style({ width: '100%', tableLayout: 'fixed', lineHeight: vars.leading.snug }, 'barTable');
globalStyle(`${barTable} caption`, { color: vars.color.inkMuted, textAlign: 'start', marginBottom: vars.space[2] });
globalStyle(`${barTable} :is(th, td)`, { padding: '0.1875rem 0', verticalAlign: 'baseline' });
globalStyle(`${barTable} th`, { textAlign: 'start' });
globalStyle(`${barTable} th`, {
  width: '46%',
  paddingInlineEnd: vars.space[2],
  fontWeight: vars.weight.regular,
  overflowWrap: 'anywhere',
});
globalStyle(`${barTable} td`, {
  fontWeight: vars.weight.strong,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
});
globalStyle(`${barTable} svg`, {
  display: 'inline-block',
  height: '0.72em',
  marginInlineEnd: '0.4em',
  background: vars.color.brand,
  '@media': { [media.forcedColors]: { background: 'CanvasText' } },
});

// In forced colours the system's own take the place of every other.
globalStyle(`${chart} :is(text, rect)`, { '@media': { [media.forcedColors]: { fill: 'CanvasText' } } });
globalStyle(`${chart} :is(line, polyline, circle)`, { '@media': { [media.forcedColors]: { stroke: 'CanvasText' } } });
