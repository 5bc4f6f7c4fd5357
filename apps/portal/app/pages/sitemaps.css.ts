import { hairline, inLayer, vars } from '@millwright/ui/tokens';

const { style } = inLayer('pages');

export const branches = style({ columns: '14rem auto', columnGap: vars.space[8] }, 'branches');
export const branch = style({ breakInside: 'avoid', paddingBottom: vars.space[4] }, 'branch');
export const name = style({ display: 'block', paddingBlock: vars.space[1], borderBottom: hairline, fontWeight: vars.weight.strong, selectors: { '&:hover': { color: vars.color.brand } } }, 'name');
export const leaves = style({ paddingTop: vars.space[1], color: vars.color.inkMuted, fontSize: vars.text.small, lineHeight: vars.leading.body }, 'leaves');
