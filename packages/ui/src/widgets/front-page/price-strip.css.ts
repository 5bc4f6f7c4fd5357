import { hairline, inLayer, vars } from '../../foundations/tokens.ts';

const { globalStyle, style, variants } = inLayer('widgets');

export const table = style(
  {
    width: '100%',
    marginBottom: vars.space[2],
    fontSize: vars.text.small,
    lineHeight: '1.625rem',
    fontVariantNumeric: 'tabular-nums',
  },
  'table',
);
globalStyle(`${table} caption`, { textAlign: 'start' });
globalStyle(`${table} :is(caption, thead th)`, {
  color: vars.color.inkFaint,
  fontSize: vars.text.caption,
  fontWeight: vars.weight.regular,
  lineHeight: vars.leading.snug,
});
globalStyle(`${table} tr > *`, { padding: 0, borderBottom: hairline, textAlign: 'end', verticalAlign: 'bottom' });
globalStyle(`[dir="rtl"] ${table} td`, { textAlign: 'left' });
globalStyle(`${table} tr > :first-child`, { textAlign: 'start', overflowWrap: 'anywhere' });
globalStyle(`${table} tr > :not(:first-child)`, { paddingInlineStart: vars.space[2] });

/** The colour of a change, as the markets of the edition have it. */
export const change = variants(
  { red: { color: vars.color.negative }, green: { color: vars.color.positive } },
  'change',
);
