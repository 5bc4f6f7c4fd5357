import { inLayer, media, vars } from '../../foundations/tokens.ts';

const { style } = inLayer('primitives');

export const box = style({ minWidth: '11rem' }, 'box');

/** What cannot be undone. */
export const negative = style(
  {
    color: vars.color.negative,
    selectors: { '&[data-highlighted]': { background: vars.color.negativeSoft, color: vars.color.negative } },
    '@media': {
      [media.forcedColors]: {
        selectors: { '&[data-highlighted]': { background: 'Highlight', color: 'HighlightText' } },
      },
    },
  },
  'negative',
);
