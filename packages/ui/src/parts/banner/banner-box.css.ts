import { inLayer, media, vars } from '../../foundations/tokens.ts';
import { rootAttribute } from './root-look.ts';

const { style } = inLayer('widgets');

/** The height of the small banner: reserved from the first paint on, so that nothing moves. */
export const bannerHeight = { narrow: 48, wide: 64 };

/** The large image begins below it, or below the header that it stands in, whose buttons it leaves free. */
export const root = style({
  position: 'relative',
  display: 'grid',
  height: bannerHeight.narrow,
  background: vars.color.surfaceStrong,
  color: vars.color.ink,
  selectors: {
    [`:root[${rootAttribute}="hidden"] &[data-state="undecided"], &[data-state="hidden"]`]: { display: 'none' },
  },
  '@media': { [media.wide]: { height: bannerHeight.wide } },
});
