import { hairline, inLayer, vars } from '../../foundations/tokens.ts';

const { style } = inLayer('widgets');

export const notice = style(
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: vars.space[3],
    paddingBlock: vars.space[4],
    borderBottom: hairline,
    color: vars.color.inkMuted,
    fontSize: vars.text.small,
  },
  'notice',
);

export const retry = style(
  {
    color: vars.color.brand,
    fontWeight: vars.weight.strong,
    lineHeight: '1.75rem',
    selectors: { '&:hover': { textDecoration: 'underline' } },
  },
  'retry',
);
