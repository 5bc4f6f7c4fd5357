import { inLayer, media, vars } from '@millwright/ui/tokens';

export { scroller } from '../docs/reference.css.ts';

const { style } = inLayer('widgets');

export const root = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[4],
  color: vars.color.ink,
  fontFamily: vars.font.family,
  fontSize: vars.text.small,
});

export const controls = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[2], alignItems: 'center' });

export const group = style({ display: 'grid', gap: vars.space[2], border: 0, margin: 0, padding: 0, minInlineSize: 0 });

export const legend = style({ padding: 0, marginBlockEnd: vars.space[2], fontWeight: vars.weight.strong });

const control = {
  font: 'inherit',
  fontFamily: vars.font.code,
  fontSize: vars.text.caption,
  minBlockSize: '2rem',
  padding: `${vars.space[1]} ${vars.space[2]}`,
  border: `1px solid ${vars.color.lineStrong}`,
  borderRadius: vars.radius.small,
  background: vars.color.paper,
  color: vars.color.ink,
  cursor: 'pointer',
  textAlign: 'start',
  overflowWrap: 'anywhere',
  ':hover': { background: vars.color.surfaceStrong },
  ':focus-visible': { outline: `2px solid ${vars.color.focus}`, outlineOffset: 2 },
  selectors: {
    '&[data-heard="true"]': { borderColor: vars.color.brand, color: vars.color.brand, fontWeight: vars.weight.strong },
  },
} as const;

export const button = style(control);

export const select = style({ ...control, maxInlineSize: '100%' });

export const moment = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${vars.space[1]} ${vars.space[5]}`,
  margin: 0,
  padding: vars.space[3],
  background: vars.color.surface,
  borderInlineStart: `4px solid ${vars.color.brand}`,
});

export const fact = style({ display: 'flex', gap: vars.space[2], minInlineSize: 0 });

export const factName = style({ color: vars.color.inkMuted });

export const factValue = style({ margin: 0, fontWeight: vars.weight.strong, overflowWrap: 'anywhere' });

export const drawing = style({
  display: 'block',
  fontFamily: vars.font.code,
  fontSize: 12,
  background: vars.color.paper,
});

export const box = style({
  fill: vars.color.surface,
  stroke: vars.color.lineStrong,
  selectors: {
    '&[data-kind="parallel"]': { strokeDasharray: '4 3' },
    '&[data-live="true"]': { fill: vars.color.brandSoft, stroke: vars.color.brand, strokeWidth: 2.5 },
  },
  '@media': {
    [media.forcedColors]: {
      fill: 'Canvas',
      stroke: 'CanvasText',
      selectors: { '&[data-live="true"]': { stroke: 'Highlight' } },
    },
  },
});

export const head = style({
  fill: vars.color.ink,
  fontWeight: 700,
  '@media': { [media.forcedColors]: { fill: 'CanvasText' } },
});

export const text = style({
  fill: vars.color.inkMuted,
  selectors: { '&[data-live="true"]': { fill: vars.color.ink } },
  '@media': { [media.forcedColors]: { fill: 'CanvasText' } },
});

export const arrow = style({
  color: vars.color.lineStrong,
  selectors: { '&[data-live="true"]': { color: vars.color.brand } },
});

export const line = style({ fill: 'none', stroke: 'currentColor', strokeWidth: 1.25 });

export const point = style({ fill: 'currentColor' });

export const table = style({ borderCollapse: 'collapse', inlineSize: '100%', fontSize: vars.text.caption });

const inCell = {
  padding: `${vars.space[1]} ${vars.space[2]}`,
  borderBlockEnd: `1px solid ${vars.color.line}`,
  textAlign: 'start',
  verticalAlign: 'top',
} as const;

export const cell = style({ ...inCell, fontFamily: vars.font.code, fontWeight: vars.weight.regular });

export const headCell = style({ ...inCell, color: vars.color.inkMuted });

export const tableRow = style({ selectors: { '&[data-live="true"]': { background: vars.color.brandSoft } } });
