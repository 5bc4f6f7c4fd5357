import { inLayer, media, vars } from '../../foundations/tokens.ts';

const { style } = inLayer('widgets');

export const picker = style({ display: 'flex', flexWrap: 'wrap' }, 'picker');

/** 24 px to press, of which a smaller mark is seen. */
export const pick = style(
  {
    display: 'grid',
    placeItems: 'center',
    width: 24,
    height: 24,
    selectors: {
      '&::before': {
        content: '',
        width: 10,
        height: 10,
        border: `2px solid ${vars.color.lineStrong}`,
        borderRadius: vars.radius.round,
      },
      '&:hover::before': { borderColor: vars.color.brand },
      '&[aria-disabled="true"]::before': { width: 18, borderColor: vars.color.brand, background: vars.color.brand },
    },
    '@media': {
      [media.forcedColors]: {
        selectors: {
          '&::before': { borderColor: 'ButtonText' },
          '&[aria-disabled="true"]::before': { borderColor: 'Highlight', background: 'Highlight' },
        },
      },
    },
  },
  'pick',
);
