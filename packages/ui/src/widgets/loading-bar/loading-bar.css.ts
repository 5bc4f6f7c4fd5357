import { inLayer, media, overPage, rightToLeft, vars } from '../../foundations/tokens.ts';

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
    // oxlint-disable-next-line millwright/logical-properties -- has no logical value; the other way is below
    transformOrigin: 'left',
    transition: `transform ${vars.motion.fast} linear, background-color ${vars.motion.fast} ${vars.motion.ease}`,
    selectors: {
      '[data-failed] > &': { background: vars.color.negative },
      [rightToLeft]: { transformOrigin: 'right' },
    },
    '@media': { [media.forcedColors]: { background: 'Highlight' } },
  },
  'fill',
);
