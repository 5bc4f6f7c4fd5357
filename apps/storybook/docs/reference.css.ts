import { inLayer, vars } from '@millwright/ui/tokens';

const { style } = inLayer('widgets');

export const root = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[4],
  minInlineSize: 0,
  color: vars.color.ink,
  fontFamily: vars.font.family,
  fontSize: vars.text.small,
  lineHeight: vars.leading.snug,
});

export const heading = style({ fontSize: vars.text.title, fontWeight: vars.weight.heading });

export const subheading = style({
  fontSize: vars.text.body,
  fontWeight: vars.weight.strong,
  fontFamily: vars.font.code,
});

export const scroller = style({
  overflowX: 'auto',
  ':focus-visible': { outline: `2px solid ${vars.color.focus}`, outlineOffset: 2 },
});

export const table = style({ inlineSize: '100%', borderCollapse: 'collapse' });

/** What all cells of tables share. */
export const cellStyle = {
  padding: vars.space[2],
  borderBlockEnd: `1px solid ${vars.color.line}`,
  textAlign: 'start',
  verticalAlign: 'top',
} as const;

export const cell = style(cellStyle);

export const headCell = style({ ...cellStyle, color: vars.color.inkMuted });

export const code = style({ fontFamily: vars.font.code, fontSize: vars.text.caption, overflowWrap: 'break-word' });

export const link = style({ color: vars.color.brand });

export const swatch = style({
  display: 'inline-block',
  padding: `${vars.space[2]} ${vars.space[3]}`,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.small,
});

export const bar = style({ display: 'block', blockSize: vars.space[4], background: vars.color.brand });

export const details = style({ borderBlock: `1px solid ${vars.color.line}`, paddingBlock: vars.space[3] });

export const summary = style({ cursor: 'pointer', fontSize: vars.text.title, fontWeight: vars.weight.heading });

export const playground = style({
  inlineSize: '100%',
  blockSize: '24rem',
  marginBlockStart: vars.space[3],
  border: `1px solid ${vars.color.line}`,
});
