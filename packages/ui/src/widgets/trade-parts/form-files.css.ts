import { hairline, inLayer, vars } from '../../foundations/tokens.ts';

const { style } = inLayer('widgets');

export const files = style(
  { display: 'grid', gap: vars.space[2], selectors: { '&:empty': { display: 'none' } } },
  'files',
);
export const kept = style({ display: 'grid', borderTop: hairline }, 'kept');
export const keptFile = style(
  {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto auto',
    alignItems: 'center',
    columnGap: vars.space[2],
    paddingBlock: vars.space[1],
    borderBottom: hairline,
    fontSize: vars.text.small,
  },
  'keptFile',
);
export const keptName = style({ overflowWrap: 'anywhere' }, 'keptName');
export const keptSize = style({ color: vars.color.inkFaint, fontVariantNumeric: 'tabular-nums' }, 'keptSize');

export const hint = style(
  { color: vars.color.inkFaint, fontSize: vars.text.small, lineHeight: vars.leading.snug, textWrap: 'pretty' },
  'hint',
);
