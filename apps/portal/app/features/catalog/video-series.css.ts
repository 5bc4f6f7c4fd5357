import { inLayer, vars } from '@millwright/ui/tokens';

const { style } = inLayer('pages');

export const root = style(
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    columnGap: vars.space[3],
    marginBottom: vars.space[4],
    fontSize: vars.text.small,
  },
  'root',
);

export const label = style({ color: vars.color.inkMuted }, 'label');

export const list = style({ display: 'flex', flexWrap: 'wrap', columnGap: vars.space[4], minWidth: 0 }, 'list');

export const name = style(
  {
    display: 'inline-block',
    // 24 px: the smallest target that a finger may be asked to hit.
    minHeight: '1.5rem',
    color: vars.color.brand,
    fontWeight: vars.weight.strong,
    selectors: { '&:hover': { textDecoration: 'underline' } },
  },
  'name',
);
