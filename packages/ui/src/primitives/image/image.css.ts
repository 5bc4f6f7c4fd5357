import { inLayer, vars } from '../../foundations/tokens.ts';

const { style, variants } = inLayer('primitives');

export const image = style(
  {
    width: '100%',
    height: 'auto',
    objectFit: 'cover',
    background: vars.color.surfaceStrong,
    borderRadius: vars.radius.small,
    // The alternative text of an image that has not arrived stays small and inside.
    color: vars.color.inkFaint,
    fontSize: vars.text.caption,
    overflow: 'hidden',
  },
  'image',
);

export const ratio = variants(
  {
    '16:9': { aspectRatio: '16 / 9' },
    '4:3': { aspectRatio: '4 / 3' },
    '3:4': { aspectRatio: '3 / 4' },
    '1:1': { aspectRatio: '1 / 1', objectFit: 'contain' },
  },
  'ratio',
);
