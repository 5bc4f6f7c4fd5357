import { inLayer, media, vars } from '../../foundations/tokens.ts';
import { touchSize } from '../floating/touch-size.ts';

const { style } = inLayer('primitives');

export const frame = style({ display: 'flex', gap: vars.space[1], maxWidth: '20rem', minWidth: 0 }, 'frame');

export const box = style({ position: 'relative', flex: 1, minWidth: 0 }, 'box');

export const input = style(
  {
    fontVariantNumeric: 'tabular-nums',
    selectors: { '&[data-unit]': { paddingInlineEnd: 'calc(var(--unit-width, 2ch) + 1.5rem)' } },
    '@media': { [media.coarse]: { minHeight: touchSize } },
  },
  'input',
);

export const unit = style(
  {
    position: 'absolute',
    insetBlock: 0,
    insetInlineEnd: vars.space[3],
    display: 'grid',
    alignItems: 'center',
    color: vars.color.inkMuted,
    fontSize: vars.text.small,
    pointerEvents: 'none',
  },
  'unit',
);

export const step = style(
  {
    flex: 'none',
    display: 'grid',
    placeItems: 'center',
    width: vars.size.control,
    border: `1px solid ${vars.color.lineStrong}`,
    borderRadius: vars.radius.medium,
    background: vars.color.paper,
    color: vars.color.ink,
    cursor: 'pointer',
    touchAction: 'manipulation',
    selectors: {
      '&:hover:not(:disabled)': { borderColor: vars.color.ink, background: vars.color.surface },
      '&:disabled': { opacity: 0.55, cursor: 'not-allowed' },
    },
    '@media': { [media.coarse]: { width: touchSize } },
  },
  'step',
);
