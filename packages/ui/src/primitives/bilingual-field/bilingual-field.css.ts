import { inLayer, vars } from '../../foundations/tokens.ts';

const { style } = inLayer('primitives');

/** Next to each other where both have room. */
export const pair = style(
  {
    display: 'grid',
    gap: vars.space[4],
    alignItems: 'start',
    overflowWrap: 'anywhere',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(18rem, 100%), 1fr))',
  },
  'pair',
);
