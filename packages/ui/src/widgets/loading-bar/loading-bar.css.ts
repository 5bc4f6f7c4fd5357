import { inLayer, media, overPage, vars } from '../../foundations/tokens.ts';

const { style } = inLayer('widgets');

export const track = style(
  {
    position: 'fixed',
    insetInline: 0,
    top: 0,
    zIndex: overPage('loadingBar'),
    height: 3,
    overflow: 'hidden',
    pointerEvents: 'none',
  },
  'track',
);

export const fill = style(
  {
    height: '100%',
    background: vars.color.brand,
    transformOrigin: 'left',
    transition: `transform ${vars.motion.fast} linear, background-color ${vars.motion.fast} ${vars.motion.ease}`,
    selectors: { '[data-failed] > &': { background: vars.color.negative } },
    '@media': { [media.forcedColors]: { background: 'Highlight' } },
  },
  'fill',
);
