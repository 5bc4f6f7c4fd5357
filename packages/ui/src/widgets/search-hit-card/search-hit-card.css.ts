import { inLayer, vars } from '../../foundations/tokens.ts';

const { style } = inLayer('widgets');

/** The models of a series in a line, which breaks where there are many. */
export const models = style(
  { display: 'flex', flexWrap: 'wrap', columnGap: vars.space[3], rowGap: vars.space[1], overflowWrap: 'anywhere' },
  'models',
);

/** A link above the one that covers the card, as high as a finger needs it. */
export const model = style(
  {
    position: 'relative',
    zIndex: 1,
    minWidth: '1.5rem',
    color: vars.color.brand,
    lineHeight: '1.5rem',
    selectors: { '&:hover': { textDecoration: 'underline' } },
  },
  'model',
);
