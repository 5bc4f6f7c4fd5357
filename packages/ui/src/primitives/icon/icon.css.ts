import { inLayer } from '../../foundations/tokens.ts';

const { style } = inLayer('primitives');

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
