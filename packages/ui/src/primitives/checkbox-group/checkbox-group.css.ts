import { inLayer, media, vars } from '../../foundations/tokens.ts';
import { touchSize } from '../floating/touch-size.ts';

const { style } = inLayer('primitives');

export const column = style({ display: 'grid', gap: vars.space[1], minWidth: 0 }, 'column');

/** The choices below the one that ticks all of them. */
export const below = style({ paddingInlineStart: vars.space[6] }, 'below');

/** The whole line is the target. */
export const option = style(
  {
    '@media': { [media.coarse]: { minHeight: touchSize, alignContent: 'center' } },
  },
  'option',
);

export const mixed = style(
  {
    selectors: {
      '&:indeterminate': { background: vars.color.brand, borderColor: vars.color.brand },
      '&:indeterminate::after': {
        content: '',
        width: '0.625rem',
        height: 2,
        background: vars.color.onBrand,
      },
    },
    '@media': { [media.forcedColors]: { selectors: { '&:indeterminate::after': { display: 'none' } } } },
  },
  'mixed',
);
