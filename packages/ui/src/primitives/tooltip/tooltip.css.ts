import { inLayer, media, overPage, vars } from '../../foundations/tokens.ts';

const { style } = inLayer('primitives');

export const tip = style(
  {
    zIndex: overPage('panel'),
    maxWidth: 'min(20rem, calc(100vw - 1rem))',
    padding: `${vars.space[1]} ${vars.space[2]}`,
    borderRadius: vars.radius.small,
    background: vars.color.ink,
    color: vars.color.paper,
    fontSize: vars.text.caption,
    lineHeight: vars.leading.snug,
    overflowWrap: 'anywhere',
    '@media': { [media.forcedColors]: { border: '1px solid CanvasText' } },
  },
  'tip',
);
