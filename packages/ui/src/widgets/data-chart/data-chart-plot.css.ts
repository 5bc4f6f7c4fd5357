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

/** As large as a picture of 16 to 9, unless its rows need more. */
export const compact = style({ alignContent: 'space-between', aspectRatio: '16 / 9' }, 'compact');

// In forced colours the system's own take the place of every other.
globalStyle(`${chart} :is(text, rect)`, { '@media': { [media.forcedColors]: { fill: 'CanvasText' } } });
globalStyle(`${chart} :is(line, polyline, circle)`, { '@media': { [media.forcedColors]: { stroke: 'CanvasText' } } });
