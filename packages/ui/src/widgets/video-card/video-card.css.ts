import { inLayer, media, vars } from '../../foundations/tokens.ts';

const { style } = inLayer('widgets');

/** White on near black in every theme, for it lies on images. */
const onImage = {
  color: vars.color.onDeep,
  background: vars.color.deep,
  '@media': { [media.forcedColors]: { border: '1px solid CanvasText' } },
};

export const play = style(
  {
    ...onImage,
    position: 'absolute',
    inset: 0,
    margin: 'auto',
    display: 'grid',
    placeItems: 'center',
    width: '2.75rem',
    height: '2.75rem',
    borderRadius: vars.radius.round,
    fontSize: vars.text.title,
    opacity: 0.92,
  },
  'play',
);

export const duration = style(
  {
    ...onImage,
    position: 'absolute',
    insetInlineEnd: vars.space[2],
    bottom: vars.space[2],
    paddingInline: vars.space[2],
    borderRadius: vars.radius.small,
    fontSize: vars.text.caption,
    lineHeight: '1.25rem',
    fontVariantNumeric: 'tabular-nums',
  },
  'duration',
);
