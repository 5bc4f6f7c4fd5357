import { inLayer, vars } from '../../foundations/tokens.ts';

const { style } = inLayer('widgets');

export const block = style(
  { display: 'grid', gap: vars.space[3], justifyItems: 'start', fontSize: vars.text.small },
  'block',
);
export const whole = style({ width: '100%' }, 'whole');
export const note = style({ color: vars.color.inkMuted, lineHeight: vars.leading.body }, 'note');
