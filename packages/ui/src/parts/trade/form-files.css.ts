import { hairline, inLayer, vars } from '../../foundations/tokens.ts';

const { style } = inLayer('widgets');

export const files = style(
  { display: 'grid', gap: vars.space[2], selectors: { '&:empty': { display: 'none' } } },
  'files',
);
export const stored = style({ display: 'grid', borderTop: hairline }, 'stored');
export const storedFile = style(
  {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto auto',
    alignItems: 'center',
    columnGap: vars.space[2],
    paddingBlock: vars.space[1],
    borderBottom: hairline,
    fontSize: vars.text.small,
  },
  'storedFile',
);
export const storedName = style({ overflowWrap: 'anywhere' }, 'storedName');
export const storedSize = style({ color: vars.color.inkFaint, fontVariantNumeric: 'tabular-nums' }, 'storedSize');

export const hint = style(
  { color: vars.color.inkFaint, fontSize: vars.text.small, lineHeight: vars.leading.snug, textWrap: 'pretty' },
  'hint',
);
