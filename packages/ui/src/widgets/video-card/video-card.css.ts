import { inLayer, media, vars } from '../../foundations/tokens.ts';

const { style } = inLayer('widgets');

/** White on near black in every theme, for it lies on images. */
const onImage = {
  color: vars.color.onDeep,
  background: vars.color.deep,
  '@media': { [media.forcedColors]: { border: '1px solid CanvasText' } },
};

/** Both at the foot of the image, so that what it shows is seen. */
const atFoot = { ...onImage, position: 'absolute', bottom: vars.space[2], lineHeight: '1.75rem' } as const;

export const play = style(
  {
    ...atFoot,
    insetInlineStart: vars.space[2],
    display: 'grid',
    placeItems: 'center',
    width: '1.75rem',
    height: '1.75rem',
    borderRadius: vars.radius.small,
  },
  'play',
);

export const duration = style(
  {
    ...atFoot,
    insetInlineStart: `calc(${vars.space[2]} + 1.75rem)`,
    paddingInlineEnd: vars.space[2],
    borderRadius: vars.radius.small,
    fontSize: vars.text.caption,
    fontVariantNumeric: 'tabular-nums',
  },
  'duration',
);
