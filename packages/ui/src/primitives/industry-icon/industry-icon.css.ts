import { inLayer } from '../../foundations/tokens.ts';

const { style } = inLayer('primitives');

export const industryIcon = style(
  {
    width: '1.5em',
    height: '1.5em',
    flex: 'none',
    fill: 'none',
    stroke: 'currentColor',
    strokeWidth: 1.5,
    strokeLinecap: 'round',
    strokeLinejoin: 'round',
  },
  'industryIcon',
);
