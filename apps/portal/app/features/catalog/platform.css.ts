import { inLayer, vars } from '@millwright/ui/tokens';

const { globalStyle, style } = inLayer('pages');

export const aboveList = style(
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: `${vars.space[3]} ${vars.space[4]}`,
  },
  'aboveList',
);
globalStyle(`${aboveList} > *`, { minWidth: 0 });
