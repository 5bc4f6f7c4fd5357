import { inLayer, vars } from '@millwright/ui/tokens';

const { style } = inLayer('widgets');

export const page = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 24rem), 1fr))',
  gap: vars.space[6],
  color: vars.color.ink,
  fontFamily: vars.font.family,
  fontSize: vars.text.small,
});

export const message = style({
  display: 'grid',
  alignContent: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[3],
  margin: 0,
});

export const subject = style({
  margin: 0,
  fontSize: vars.text.body,
  fontWeight: vars.weight.heading,
  overflowWrap: 'anywhere',
});

export const frame = style({
  inlineSize: '100%',
  blockSize: '34rem',
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.medium,
});

export const plain = style({
  margin: 0,
  padding: vars.space[3],
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.medium,
  fontFamily: 'inherit',
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
});
