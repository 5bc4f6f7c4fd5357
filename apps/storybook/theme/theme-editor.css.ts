import { contentColumn, inLayer, vars } from '@millwright/ui/tokens';

const { style, globalStyle } = inLayer('widgets');

const stacked = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[4] };
export const page = style({ ...stacked, maxWidth: '80rem', margin: '0 auto', padding: vars.space[4] });
/** Below a header: its content begins where that of the header does. */
export const site = style({ ...stacked, ...contentColumn, paddingBlock: vars.space[4] });
export const title = style({ fontSize: vars.text.headline });
export const form = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[4],
  padding: vars.space[4],
  background: vars.color.surface,
  borderRadius: vars.radius.large,
});
export const field = style({
  display: 'grid',
  alignContent: 'start',
  gap: vars.space[1],
  fontSize: vars.text.small,
  accentColor: vars.color.brand,
});
globalStyle(`${field} input`, { height: vars.size.control });
globalStyle(`${field} input[type="color"]`, {
  padding: vars.space[1],
  border: `1px solid ${vars.color.lineStrong}`,
  borderRadius: vars.radius.small,
  background: vars.color.paper,
});
export const findings = style({
  padding: vars.space[3],
  borderInlineStart: `4px solid ${vars.color.positive}`,
  background: vars.color.surface,
  selectors: { '&:not([data-findings="0"])': { borderColor: vars.color.negative } },
});
export const exports = style({ display: 'grid', justifyItems: 'start', gap: vars.space[2] });
export const code = style({
  width: '100%',
  maxHeight: '16rem',
  overflow: 'auto',
  padding: vars.space[3],
  background: vars.color.surface,
  fontFamily: vars.font.code,
  fontSize: vars.text.caption,
});
export const sample = style(stacked);
export const previews = style({
  marginBlockStart: vars.space[4],
  display: 'grid',
  gap: vars.space[4],
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 30rem), 1fr))',
});
export const preview = style({ display: 'grid', gap: vars.space[1], margin: 0, fontSize: vars.text.small });
export const frame = style({
  width: '100%',
  height: '22rem',
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.medium,
  background: vars.color.paper,
});
export const mark = style({ width: 32, height: 32, fill: vars.color.brand });
export const slide = style({
  minHeight: '12rem',
  padding: vars.space[8],
  background: vars.color.brand,
  color: vars.color.onBrand,
  fontSize: vars.text.headline,
  overflowWrap: 'anywhere',
  borderRadius: vars.radius.large,
});
export const products = style({
  display: 'grid',
  gap: vars.space[4],
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 18rem), 1fr))',
  listStyle: 'none',
});
export const product = style({
  display: 'grid',
  gap: vars.space[2],
  justifyItems: 'start',
  padding: vars.space[4],
  background: vars.color.surface,
  borderRadius: vars.radius.large,
});
// A long name takes a second line on the narrowest screens.
globalStyle(`${product} a`, { whiteSpace: 'normal' });
