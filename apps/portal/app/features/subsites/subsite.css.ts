import { inLayer, vars } from '@millwright/ui/tokens';

const { style } = inLayer('pages');

/** The name of the industry, close to the first of what it holds. */
export const lead = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', rowGap: vars.space[3] }, 'lead');

/** Links to the child industries next to an empty one. */
export const siblings = style(
  { display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: vars.space[3] },
  'siblings',
);
