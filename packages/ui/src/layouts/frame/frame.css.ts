import { inLayer, overPage, vars } from '../../foundations/tokens.ts';

const { style } = inLayer('layouts');

/** At least as high as the window, so that a short page keeps its footer at the end. The header sticks within it. */
export const root = style({ display: 'flex', flexDirection: 'column', minHeight: '100dvh' });

export const main = style({ flex: '1 0 auto', width: '100%', ':focus': { outline: 'none' } });

/** Out of sight until the keyboard reaches it. */
export const skip = style({
  position: 'fixed',
  insetBlockStart: vars.space[2],
  insetInlineStart: vars.space[2],
  zIndex: overPage('skipLink'),
  display: 'flex',
  alignItems: 'center',
  minHeight: 44,
  paddingInline: vars.space[4],
  borderRadius: vars.radius.medium,
  background: vars.color.brand,
  color: vars.color.onBrand,
  fontWeight: vars.weight.strong,
  selectors: { '&:not(:focus)': { opacity: 0, pointerEvents: 'none', transform: 'translateY(-150%)' } },
});
