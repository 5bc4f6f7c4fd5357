import { inLayer, vars } from '../../foundations/tokens.ts';

const { style } = inLayer('widgets');

export const form = style({ display: 'grid', gap: vars.space[4], marginTop: vars.space[4] }, 'form');
export const foot = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[3] }, 'foot');
