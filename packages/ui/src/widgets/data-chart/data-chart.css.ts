import { hairline, inLayer, media, vars } from '../../foundations/tokens.ts';

const { globalStyle, style, variants } = inLayer('widgets');

/** In forced colours the system's pairs take the place of every other. */
const forced = (rule: object) => ({ '@media': { [media.forcedColors]: rule } });

export const chart = style(
  {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: vars.space[3],
    margin: 0,
    paddingTop: vars.space[3],
    borderTop: `2px solid ${vars.color.ink}`,
    color: vars.color.ink,
    fontSize: vars.text.small,
    lineHeight: vars.leading.snug,
  },
  'chart',
);

/** As large as a picture of 16 to 9, unless its rows need more. */
export const compact = style(
  { alignContent: 'space-between', gap: vars.space[2], aspectRatio: '16 / 9', paddingTop: vars.space[2] },
  'compact',
);

export const words = style({ display: 'grid', gap: vars.space[1] }, 'words');
export const title = style({ fontSize: vars.text.lead, fontWeight: vars.weight.strong }, 'title');
export const about = style({ color: vars.color.inkMuted }, 'about');
export const source = style({ color: vars.color.inkFaint, fontSize: vars.text.caption }, 'source');

export const key = style({ display: 'flex', flexWrap: 'wrap', columnGap: vars.space[4] }, 'key');
export const keyName = variants(
  {
    from: {
      selectors: {
        '&::before': { border: `2px solid ${vars.color.brand}`, background: vars.color.paper },
      },
    },
    to: { selectors: { '&::before': { border: `0.35em solid ${vars.color.brand}` } } },
  },
  'keyName',
);
for (const name of Object.values(keyName))
  globalStyle(`${name}::before`, {
    content: '""',
    display: 'inline-block',
    boxSizing: 'border-box',
    width: '0.7em',
    height: '0.7em',
    marginInlineEnd: '0.4em',
    borderRadius: '50%',
  });

export const plot = style(
  { overflow: 'visible', fontVariantNumeric: 'tabular-nums', ...forced({ forcedColorAdjust: 'none' }) },
  'plot',
);
globalStyle(`${plot} svg`, { overflow: 'visible', maxWidth: 'none' });
globalStyle(`${plot} text`, { fill: vars.color.ink, ...forced({ fill: 'CanvasText' }) });

export const value = style({ fontWeight: vars.weight.strong }, 'value');
export const none = style({}, 'none');
export const tick = style({ fontSize: vars.text.caption }, 'tick');
globalStyle(`${plot} :is(${none}, ${tick})`, { fill: vars.color.inkMuted, ...forced({ fill: 'CanvasText' }) });

export const mark = style({ fill: vars.color.brand, ...forced({ fill: 'Highlight' }) }, 'mark');
export const axis = style({ stroke: vars.color.inkMuted, ...forced({ stroke: 'CanvasText' }) }, 'axis');
export const grid = style({ stroke: vars.color.line, ...forced({ stroke: 'GrayText' }) }, 'grid');
export const span = style(
  { stroke: vars.color.brand, strokeWidth: 3, opacity: 0.35, ...forced({ stroke: 'CanvasText', opacity: 1 }) },
  'span',
);
export const dot = variants(
  {
    from: {
      fill: vars.color.paper,
      stroke: vars.color.brand,
      strokeWidth: 2,
      ...forced({ fill: 'Canvas', stroke: 'Highlight' }),
    },
    to: { fill: vars.color.brand, stroke: vars.color.brand, strokeWidth: 2, ...forced({ fill: 'Highlight' }) },
  },
  'dot',
);

export const line = style({ fill: 'none', strokeWidth: 2.5, vectorEffect: 'non-scaling-stroke' }, 'line');
export const point = style({}, 'point');

/** Lines are told by their names; the colours help the eye to follow. */
const tones = [vars.color.brand, vars.color.signal, vars.color.positive, vars.color.inkMuted];
for (const [tone, color] of tones.entries()) {
  globalStyle(`${line}[data-tone="${tone}"]`, { stroke: color, ...forced({ stroke: 'CanvasText' }) });
  globalStyle(`${point}[data-tone="${tone}"], ${plot} text[data-tone="${tone}"]`, {
    fill: color,
    ...forced({ fill: 'CanvasText' }),
  });
}

/** What is up is red in one edition and green in the other; a sign says it as well. */
export const rise = variants({ red: {}, green: {} }, 'rise');
const directions = [
  [rise.red, 'up', vars.color.negative],
  [rise.red, 'down', vars.color.positive],
  [rise.green, 'up', vars.color.positive],
  [rise.green, 'down', vars.color.negative],
] as const;
for (const [edition, sign, color] of directions)
  globalStyle(`${edition} :is(${mark}, ${value})[data-sign="${sign}"]`, {
    fill: color,
    ...forced({ fill: 'CanvasText' }),
  });

export const panels = style(
  {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 15rem), 1fr))',
    columnGap: vars.size.gap,
    rowGap: vars.space[5],
  },
  'panels',
);
export const panel = style({ display: 'grid', gap: vars.space[2], alignContent: 'start', minWidth: 0 }, 'panel');
export const panelTitle = style(
  { paddingBottom: vars.space[1], borderBottom: hairline, fontWeight: vars.weight.strong },
  'panelTitle',
);

export const folded = style({ fontSize: vars.text.small }, 'folded');
export const summary = style(
  { width: 'fit-content', paddingBlock: vars.space[2], color: vars.color.brand, cursor: 'pointer' },
  'summary',
);
export const scroll = style({ overflowX: 'auto' }, 'scroll');
export const table = style({ width: '100%', fontVariantNumeric: 'tabular-nums' }, 'table');
globalStyle(`${table} :is(th, td)`, {
  padding: `${vars.space[1]} ${vars.space[2]}`,
  borderTop: hairline,
  textAlign: 'end',
  whiteSpace: 'nowrap',
});
globalStyle(`${table} :is(th:first-child, caption)`, { textAlign: 'start' });
globalStyle(`${table} th:first-child`, { paddingInlineStart: 0, whiteSpace: 'normal' });
