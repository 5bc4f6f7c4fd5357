import { keyframes } from '@vanilla-extract/css';
import { inLayer, media, vars } from '../../foundations/tokens.ts';

const { style, variants } = inLayer('primitives');

const breathe = keyframes({ '50%': { opacity: 0.5 } });

const bone = {
  background: vars.color.surfaceStrong,
  borderRadius: vars.radius.small,
  animation: `${breathe} 1600ms ease-in-out infinite`,
  '@media': {
    [media.reducedMotion]: { animation: 'none' },
    [media.forcedColors]: { border: '1px solid GrayText' },
  },
};

export const lines = style({ display: 'grid', gap: vars.space[2], alignContent: 'start' }, 'lines');

export const line = style(
  {
    ...bone,
    height: '0.875em',
    selectors: { '&:nth-child(3n + 2)': { width: '92%' }, '&:last-child:not(:first-child)': { width: '60%' } },
  },
  'line',
);

export const image = variants(
  {
    '16:9': { ...bone, aspectRatio: '16 / 9' },
    '4:3': { ...bone, aspectRatio: '4 / 3' },
    '3:4': { ...bone, aspectRatio: '3 / 4' },
    '1:1': { ...bone, aspectRatio: '1 / 1' },
  },
  'image',
);
