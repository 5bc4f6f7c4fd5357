import { hairline, inLayer, unbalancedInChinese, vars } from '../../foundations/tokens.ts';

const { style } = inLayer('primitives');

export const emptyState = style(
  {
    display: 'grid',
    justifyItems: 'center',
    gap: vars.space[2],
    padding: `${vars.space[10]} ${vars.space[4]}`,
    borderBlock: hairline,
    textAlign: 'center',
  },
  'emptyState',
);

export const icon = style({ fontSize: vars.text.headline, color: vars.color.inkFaint }, 'icon');
// Of the size of the text: it is no heading, and should not look like one.
export const title = style({ fontWeight: vars.weight.heading }, 'title');
export const message = style(
  {
    textWrap: 'balance',
    selectors: unbalancedInChinese,
    maxWidth: vars.size.measure,
    color: vars.color.inkMuted,
    fontSize: vars.text.small,
  },
  'message',
);
export const actions = style(
  { display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: vars.space[3], marginTop: vars.space[3] },
  'actions',
);
