import { hairline, inLayer, media, vars } from '../../foundations/tokens.ts';
import { touchSize } from '../floating/touch-size.ts';

const { style } = inLayer('primitives');

export const frame = style({ display: 'grid', gap: vars.space[2], minWidth: 0 }, 'frame');

export const zone = style(
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: vars.space[3],
    padding: vars.space[4],
    border: `1px dashed ${vars.color.lineStrong}`,
    borderRadius: vars.radius.medium,
    color: vars.color.inkMuted,
    fontSize: vars.text.small,
    selectors: {
      '&[data-dragging]': { borderColor: vars.color.brand, background: vars.color.brandSoft },
      '&[data-invalid]': { borderColor: vars.color.negative },
      '&[data-disabled]': { background: vars.color.surface },
    },
  },
  'zone',
);

/** Nothing can be dragged by a finger. */
export const dragWords = style({ '@media': { [media.coarse]: { display: 'none' } } }, 'dragWords');

export const button = style({ '@media': { [media.coarse]: { minHeight: touchSize } } }, 'button');

export const list = style({ display: 'grid', borderTop: hairline }, 'list');

export const file = style(
  {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto auto',
    alignItems: 'center',
    columnGap: vars.space[2],
    paddingBlock: vars.space[2],
    borderBottom: hairline,
    fontSize: vars.text.small,
    lineHeight: vars.leading.snug,
  },
  'file',
);

export const name = style({ overflowWrap: 'anywhere' }, 'name');
export const size = style({ color: vars.color.inkFaint, fontVariantNumeric: 'tabular-nums' }, 'size');

export const action = style({ '@media': { [media.coarse]: { minWidth: touchSize, minHeight: touchSize } } }, 'action');

export const state = style(
  {
    gridColumn: '1 / -1',
    color: vars.color.inkMuted,
    fontSize: vars.text.caption,
    selectors: {
      '[data-state="failed"] > &, [data-state="refused"] > &': { color: vars.color.negative },
      '[data-state="done"] > &': { color: vars.color.positive },
    },
  },
  'state',
);

export const bar = style(
  {
    appearance: 'none',
    gridColumn: '1 / -1',
    display: 'block',
    width: '100%',
    height: 4,
    marginBlock: vars.space[1],
    border: 0,
    borderRadius: vars.radius.round,
    background: vars.color.surfaceStrong,
    accentColor: vars.color.brand,
    overflow: 'hidden',
    selectors: {
      '&::-webkit-progress-bar': { background: vars.color.surfaceStrong },
      '&::-webkit-progress-value': { background: vars.color.brand },
      '&::-moz-progress-bar': { background: vars.color.brand },
    },
    '@media': { [media.forcedColors]: { appearance: 'auto' } },
  },
  'bar',
);
