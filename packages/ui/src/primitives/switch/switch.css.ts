import { inLayer, media, vars } from '../../foundations/tokens.ts';
import { touchSize } from '../floating/touch-size.ts';

const { style } = inLayer('primitives');

/** The whole line is the target. */
export const line = style(
  {
    display: 'flex',
    alignItems: 'start',
    gap: vars.space[3],
    minHeight: vars.size.controlSmall,
    paddingBlock: '0.375rem',
    fontSize: vars.text.small,
    lineHeight: '1.25rem',
    cursor: 'pointer',
    overflowWrap: 'anywhere',
    selectors: { '&:has(:disabled)': { color: vars.color.inkFaint, cursor: 'not-allowed' } },
    '@media': { [media.coarse]: { minHeight: touchSize, alignItems: 'center' } },
  },
  'line',
);

export const track = style(
  {
    appearance: 'none',
    position: 'relative',
    flex: 'none',
    width: '2.25rem',
    height: '1.25rem',
    margin: 0,
    border: `1px solid ${vars.color.lineStrong}`,
    borderRadius: vars.radius.round,
    background: vars.color.surfaceStrong,
    cursor: 'inherit',
    transition: `background-color ${vars.motion.fast} ${vars.motion.ease}`,
    selectors: {
      '&::after': {
        content: '',
        position: 'absolute',
        insetBlockStart: 2,
        insetInlineStart: 2,
        width: '0.875rem',
        height: '0.875rem',
        borderRadius: vars.radius.round,
        background: vars.color.inkMuted,
        transition: `inset-inline-start ${vars.motion.fast} ${vars.motion.ease}`,
      },
      '&:hover:not(:disabled)': { borderColor: vars.color.ink },
      '&:checked': { background: vars.color.brand, borderColor: vars.color.brand },
      '&:checked::after': { insetInlineStart: 'calc(100% - 0.875rem - 2px)', background: vars.color.onBrand },
      '&:disabled': { opacity: 0.55 },
      '&[aria-invalid="true"]': { borderColor: vars.color.negative },
    },
    '@media': {
      [media.reducedMotion]: { transition: 'none', selectors: { '&::after': { transition: 'none' } } },
      [media.forcedColors]: {
        forcedColorAdjust: 'none',
        background: 'Canvas',
        borderColor: 'CanvasText',
        selectors: {
          '&::after': { background: 'CanvasText' },
          '&:checked': { background: 'Highlight', borderColor: 'Highlight' },
          '&:checked::after': { background: 'HighlightText' },
          '&:disabled': { borderColor: 'GrayText', opacity: 1 },
        },
      },
    },
  },
  'track',
);

export const text = style({ minWidth: 0 }, 'text');
export const hint = style({ display: 'block', color: vars.color.inkFaint, fontSize: vars.text.caption }, 'hint');
export const error = style({ marginInlineStart: '3rem' }, 'error');
