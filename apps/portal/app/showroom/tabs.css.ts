import { hairline, inLayer, vars } from '@millwright/ui/tokens';

const { style } = inLayer('pages');

/** Lists beside one another, each a link; one of them is shown. */
export const tabs = style({ display: 'flex', overflowX: 'auto', gap: vars.space[1], borderBottom: hairline }, 'tabs');

export const tab = style(
  {
    display: 'block', padding: `${vars.space[2]} ${vars.space[4]}`, color: vars.color.inkMuted, whiteSpace: 'nowrap', borderBottom: '2px solid transparent',
    selectors: {
      '&:hover': { color: vars.color.brand },
      '&[aria-current="page"]': { color: vars.color.brand, borderBottomColor: vars.color.brand, fontWeight: vars.weight.strong },
    },
  },
  'tab',
);

export const count = style({ marginInlineStart: vars.space[2], color: vars.color.inkFaint, fontSize: vars.text.small, fontVariantNumeric: 'tabular-nums' }, 'count');
