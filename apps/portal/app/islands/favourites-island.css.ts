import { hairline, inLayer, vars } from '@millwright/ui/tokens';

const { style } = inLayer('pages');

export const section = style({ display: 'grid', gap: vars.space[3], paddingBottom: vars.space[8] }, 'section');
export const heading = style({ fontSize: vars.text.title }, 'heading');
export const list = style({ display: 'grid', borderTop: hairline }, 'list');
export const item = style({ display: 'grid', gridTemplateColumns: '6rem minmax(0, 1fr) auto', gap: vars.space[4], alignItems: 'center', paddingBlock: vars.space[3], borderBottom: hairline }, 'item');
export const picture = style({ borderRadius: vars.radius.small, border: hairline }, 'picture');
export const title = style({ overflowWrap: 'anywhere', selectors: { '&:hover': { color: vars.color.brand } } }, 'title');
export const date = style({ color: vars.color.inkMuted, fontSize: vars.text.small }, 'date');
