import { inLayer, media, vars } from '../../foundations/tokens.ts';
import { touchSize } from '../floating/touch-size.ts';

const { style } = inLayer('primitives');

export const frame = style({ position: 'relative', minWidth: 0 }, 'frame');

export const trigger = style(
  {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: vars.space[2],
    textAlign: 'start',
    cursor: 'pointer',
    selectors: {
      '&[data-placeholder-shown]': { color: vars.color.inkFaint },
      '&[aria-readonly]': { background: vars.color.surface, cursor: 'default' },
    },
    '@media': { [media.coarse]: { minHeight: touchSize } },
  },
  'trigger',
);

export const valueText = style(
  { minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  'valueText',
);

/** Keeps its place where a choice is not the chosen one, so that the texts stand in a line. */
export const mark = style({ display: 'flex', width: '1.25em', flex: 'none' }, 'mark');
