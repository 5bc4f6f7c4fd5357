import { inLayer, vars } from '@millwright/ui/tokens';

const { style } = inLayer('widgets');

export const block = style({ display: 'grid', gap: vars.space[2], marginBlock: vars.space[5] });

export const row = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space[2] });

export const theme = style({
  display: 'grid',
  gridTemplateColumns: '5rem minmax(0, 1fr)',
  gap: vars.space[2],
});

/** As high as a swatch, the first of which it stands next to. */
export const name = style({ lineHeight: '2.5rem', fontSize: vars.text.small, color: vars.color.inkMuted });

export const swatch = style({
  inlineSize: '2.5rem',
  blockSize: '2.5rem',
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.medium,
});

export const specimens = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(18rem, 1fr))',
  gap: vars.space[6],
  marginBlock: vars.space[6],
});
