import { inLayer, vars } from '../../foundations/tokens.ts';

const { style } = inLayer('widgets');

export const root = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[4] }, 'root');
