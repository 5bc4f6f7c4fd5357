import { inLayer, vars } from '../../foundations/tokens.ts';

const { style } = inLayer('widgets');

/** Without words it takes no room next to other buttons. */
export const done = style(
  { color: vars.color.inkMuted, fontSize: vars.text.small, selectors: { '&:empty': { position: 'absolute' } } },
  'done',
);
