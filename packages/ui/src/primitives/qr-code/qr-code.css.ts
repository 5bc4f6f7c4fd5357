import { QR_CANVAS_PX } from '@millwright/domain';
import { hairline, inLayer, vars } from '../../foundations/tokens.ts';

const { style } = inLayer('primitives');

/** White in every theme, for scanners want dark on light. As wide as its place, and never wider than its canvas. */
export const qrCode = style(
  {
    display: 'grid',
    placeItems: 'center',
    width: '100%',
    maxWidth: QR_CANVAS_PX,
    aspectRatio: '1',
    overflow: 'hidden',
    padding: vars.space[1],
    border: hairline,
    borderRadius: vars.radius.small,
    background: '#ffffff',
    color: '#12181f',
    forcedColorAdjust: 'none',
  },
  'qrCode',
);

export const link = style(
  {
    display: 'grid',
    placeItems: 'center',
    width: '100%',
    height: '100%',
    minWidth: 0,
    padding: vars.space[1],
    color: '#1d4f7c',
    fontSize: vars.text.caption,
    lineHeight: vars.leading.snug,
    textAlign: 'center',
    textDecoration: 'underline',
    overflowWrap: 'anywhere',
    selectors: {
      '&[data-drawn]': { padding: 0 },
      '&:not([href])': { color: 'inherit', textDecoration: 'none' },
      '&:focus-visible': { outlineOffset: -2, outlineColor: '#1668c7' },
    },
  },
  'link',
);

/** A URL of 512 characters does not push its place open. */
export const text = style(
  { display: '-webkit-box', WebkitBoxOrient: 'vertical', WebkitLineClamp: 6, overflow: 'hidden' },
  'text',
);

export const canvas = style({ display: 'block', width: '100%', height: '100%', imageRendering: 'pixelated' }, 'canvas');
