import { inLayer, media, vars } from '../../foundations/tokens.ts';
import { touchSize } from '../../primitives/floating/touch-size.ts';

const { style } = inLayer('widgets');

export const meter = style(
  {
    display: 'grid',
    gap: vars.space[3],
    padding: vars.space[4],
    borderRadius: vars.radius.medium,
    background: vars.color.surface,
    fontSize: vars.text.small,
    lineHeight: vars.leading.snug,
    '@media': { [media.forcedColors]: { border: '1px solid CanvasText' } },
  },
  'meter',
);

export const head = style(
  {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    alignItems: 'baseline',
    gap: `${vars.space[1]} ${vars.space[4]}`,
  },
  'head',
);
export const title = style({ fontWeight: vars.weight.strong }, 'title');
export const count = style({ color: vars.color.inkMuted, fontVariantNumeric: 'tabular-nums' }, 'count');

export const bar = style(
  {
    appearance: 'none',
    display: 'block',
    width: '100%',
    height: 6,
    border: 0,
    borderRadius: vars.radius.round,
    background: vars.color.surfaceStrong,
    overflow: 'hidden',
    selectors: {
      '&::-webkit-progress-bar': { background: vars.color.surfaceStrong },
      '&::-webkit-progress-value': { background: vars.color.brand },
      '&::-moz-progress-bar': { background: vars.color.brand },
      '[data-state="complete"] > &::-webkit-progress-value': { background: vars.color.positive },
      '[data-state="complete"] > &::-moz-progress-bar': { background: vars.color.positive },
    },
    '@media': { [media.forcedColors]: { appearance: 'auto' } },
  },
  'bar',
);

export const needs = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[2] }, 'needs');

export const need = style(
  {
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space[1],
    overflowWrap: 'anywhere',
    selectors: {
      '&[data-said="true"]': { color: vars.color.positive, paddingInline: vars.space[1] },
      '&[data-said="false"]': { color: vars.color.inkMuted },
    },
  },
  'need',
);

export const add = style(
  {
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space[1],
    minHeight: '2rem',
    paddingInline: vars.space[3],
    border: `1px solid ${vars.color.lineStrong}`,
    borderRadius: vars.radius.round,
    background: vars.color.paper,
    color: vars.color.ink,
    font: 'inherit',
    textAlign: 'start',
    cursor: 'pointer',
    '@media': {
      [media.hover]: { selectors: { '&:hover': { borderColor: vars.color.brand, color: vars.color.brand } } },
      [media.coarse]: { minHeight: touchSize },
    },
  },
  'add',
);

export const advice = style({ color: vars.color.inkMuted, textWrap: 'pretty' }, 'advice');
