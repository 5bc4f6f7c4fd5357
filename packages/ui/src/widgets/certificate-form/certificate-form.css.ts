import { inLayer, vars } from '../../foundations/tokens.ts';

const { style } = inLayer('widgets');

export const title = style({ fontSize: vars.text.title, lineHeight: vars.leading.snug }, 'title');
