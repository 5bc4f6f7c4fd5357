import { hairline, inLayer, vars } from '../../foundations/tokens.ts';

const { style } = inLayer('widgets');

export const map = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', rowGap: vars.space[8] }, 'map');

/** Columns of a directory: read down, then right. */
export const branches = style({ columns: '14rem auto', columnGap: vars.space[8] }, 'branches');
export const branch = style({ breakInside: 'avoid', paddingBottom: vars.space[4], overflowWrap: 'anywhere' }, 'branch');

const linkRule = {
  display: 'block',
  selectors: { '&:hover': { color: vars.color.brand, textDecoration: 'underline' } },
} as const;
export const name = style(
  { ...linkRule, paddingBlock: vars.space[2], borderBottom: hairline, fontWeight: vars.weight.strong },
  'name',
);
export const leaves = style({ paddingTop: vars.space[1] }, 'leaves');
export const leaf = style(
  { ...linkRule, paddingBlock: vars.space[1], color: vars.color.inkMuted, fontSize: vars.text.small },
  'leaf',
);
