import { keyframes } from '@vanilla-extract/css';
import { hairline, inLayer, media, overPage, vars } from '../../foundations/tokens.ts';

const { style, variants } = inLayer('primitives');

// It moves up, as a dialog does: the same in either direction of reading.
const rise = keyframes({ from: { transform: 'translateY(8px)' } });

export const scrim = style(
  {
    position: 'fixed',
    inset: 0,
    zIndex: overPage('dialog'),
    display: 'flex',
    pointerEvents: 'auto',
    background: vars.color.scrim,
  },
  'scrim',
);

export const panel = style(
  {
    display: 'grid',
    gridTemplateRows: 'auto minmax(0, 1fr) auto',
    width: 'min(26rem, calc(100vw - 3rem))',
    height: '100%',
    background: vars.color.raised,
    color: vars.color.ink,
    boxShadow: vars.shadow.overlay,
    animation: `${rise} ${vars.motion.slow} ${vars.motion.ease}`,
    selectors: { '&:focus': { outline: 'none' } },
    '@media': { [media.forcedColors]: { border: '1px solid CanvasText' } },
  },
  'panel',
);

export const side = variants({ end: { marginInlineStart: 'auto' }, start: { marginInlineEnd: 'auto' } }, 'side');

export const body = style({ overflowY: 'auto', overscrollBehavior: 'contain', padding: vars.space[4] }, 'body');

export const foot = style(
  { display: 'flex', flexWrap: 'wrap', gap: vars.space[2], padding: vars.space[4], borderTop: hairline },
  'foot',
);
