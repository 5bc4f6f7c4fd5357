import { inLayer, vars } from '../../foundations/tokens.ts';

const { style } = inLayer('widgets');

export const filter = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[2] }, 'filter');
