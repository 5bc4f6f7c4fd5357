import { inLayer, vars } from '../../foundations/tokens.ts';

const { style } = inLayer('widgets');

export const group = style(
  { display: 'grid', gap: vars.space[2], border: 0, margin: 0, padding: 0, minWidth: 0 },
  'group',
);
export const legend = style(
  { padding: 0, marginBottom: vars.space[2], fontSize: vars.text.small, fontWeight: vars.weight.strong },
  'legend',
);
export const rows = style({ display: 'grid', gap: vars.space[3] }, 'rows');
export const row = style(
  {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr) 2.5rem',
    gap: vars.space[2],
    alignItems: 'start',
  },
  'row',
);
/** Next to the controls, below their labels. */
export const remove = style({ marginTop: `calc(${vars.text.small} * 1.5 + ${vars.space[1]})` }, 'remove');
export const add = style({ justifySelf: 'start' }, 'add');
