import { inLayer, media, vars, z } from '../../foundations/tokens.ts';

const { style } = inLayer('widgets');

/** Always there, so that what appears in it is announced. */
export const region = style(
  { position: 'fixed', insetInline: 0, bottom: 0, zIndex: z.toast, display: 'grid', pointerEvents: 'none' },
  'region',
);

export const notice = style(
  {
    display: 'flex',
    justifyContent: 'center',
    alignItems: 'center',
    gap: vars.space[2],
    padding: `${vars.space[2]} ${vars.size.gutter}`,
    background: vars.color.deep,
    color: vars.color.onDeep,
    fontSize: vars.text.small,
    lineHeight: vars.leading.snug,
    selectors: { '&[data-state="restored"]': { background: vars.color.positiveSoft, color: vars.color.positive } },
    '@media': { [media.forcedColors]: { borderTop: '1px solid CanvasText' } },
  },
  'notice',
);
