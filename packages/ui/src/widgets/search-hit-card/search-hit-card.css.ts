import { inLayer, media, vars } from '../../foundations/tokens.ts';

const { style } = inLayer('widgets');

/** What was searched for: by its ground, not by weight, so that no line breaks differently. */
export const mark = style(
  {
    color: 'inherit',
    background: vars.color.signalSoft,
    boxShadow: `inset 0 -2px 0 ${vars.color.signal}`,
    '@media': { [media.forcedColors]: { textDecoration: 'underline' } },
  },
  'mark',
);

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
