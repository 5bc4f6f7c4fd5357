import { inLayer } from '../../foundations/tokens.ts';
import { glyphs, pointing } from './glyphs.ts';

const { style, globalStyle } = inLayer('primitives');

export const icon = style(
  {
    width: '1.25em',
    height: '1.25em',
    flex: 'none',
    fill: 'none',
    stroke: 'currentColor',
    strokeWidth: 1.75,
    strokeLinecap: 'round',
    strokeLinejoin: 'round',
  },
  'icon',
);

/** By its outline, so that no icon of a page has to say which way it points. */
globalStyle(`[dir="rtl"] path:is(${pointing.map((name) => `[d="${glyphs[name]}"]`).join()})`, {
  transform: 'matrix(-1, 0, 0, 1, 24, 0)',
});
