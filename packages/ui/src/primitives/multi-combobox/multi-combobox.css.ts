import { inLayer, media, vars } from '../../foundations/tokens.ts';
import { touchSize } from '../floating/touch-size.ts';

const { style } = inLayer('primitives');

export const frame = style({ display: 'grid', gap: vars.space[2], minWidth: 0 }, 'frame');

export const control = style({ position: 'relative' }, 'control');

export const input = style(
  { paddingInlineEnd: vars.space[8], '@media': { [media.coarse]: { minHeight: touchSize } } },
  'input',
);

export const trigger = style(
  {
    position: 'absolute',
    insetBlock: 0,
    insetInlineEnd: 0,
    display: 'grid',
    placeItems: 'center',
    width: vars.size.control,
    color: vars.color.inkMuted,
    cursor: 'pointer',
    selectors: { '&:disabled': { cursor: 'not-allowed', opacity: 0.55 } },
  },
  'trigger',
);

export const chips = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[1], minWidth: 0 }, 'chips');

export const chip = style(
  {
    display: 'inline-flex',
    alignItems: 'center',
    minWidth: 0,
    maxWidth: '100%',
    paddingInlineStart: vars.space[2],
    borderRadius: vars.radius.medium,
    background: vars.color.brandSoft,
    color: vars.color.brandStrong,
    fontSize: vars.text.small,
    lineHeight: vars.leading.snug,
    selectors: { '&[data-readonly]': { paddingInlineEnd: vars.space[2] } },
    '@media': { [media.forcedColors]: { border: '1px solid CanvasText' } },
  },
  'chip',
);

export const chipText = style({ minWidth: 0, paddingBlock: vars.space[1], overflowWrap: 'anywhere' }, 'chipText');

export const remove = style({ '@media': { [media.coarse]: { width: touchSize, height: touchSize } } }, 'remove');

/** Keeps its place where a choice is not taken, so that the texts stand in a line. */
export const mark = style({ display: 'flex', width: '1.25em', flex: 'none' }, 'mark');

export const empty = style({ padding: vars.space[2], color: vars.color.inkMuted, fontSize: vars.text.small }, 'empty');
