import { inLayer, vars } from '@millwright/ui/tokens';
import { cellStyle } from '../docs/reference.css.ts';

export { link, scroller, table } from '../docs/reference.css.ts';

const { style } = inLayer('widgets');

export const page = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[4],
  color: vars.color.ink,
  fontFamily: vars.font.family,
  fontSize: vars.text.small,
  lineHeight: vars.leading.snug,
});

export const title = style({ fontSize: vars.text.headline, fontWeight: vars.weight.heading });

export const counts = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[4],
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

export const count = style({
  padding: `${vars.space[2]} ${vars.space[3]}`,
  borderInlineStart: `4px solid ${vars.color.line}`,
  background: vars.color.surface,
});

export const filters = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[4], alignItems: 'end' });

export const field = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  maxInlineSize: '100%',
  gap: vars.space[1],
  minInlineSize: 0,
});

export const cell = style({ ...cellStyle, fontWeight: vars.weight.regular, minInlineSize: '4rem' });

export const id = style({ ...cellStyle, fontWeight: vars.weight.strong, whiteSpace: 'nowrap' });

export const status = style({
  ...cellStyle,
  fontWeight: vars.weight.strong,
  whiteSpace: 'nowrap',
  selectors: {
    '&[data-status="proven"]': { color: vars.color.positive },
    '&[data-status="failing"]': { color: vars.color.negative },
    '&[data-status="notProven"]': { color: vars.color.inkMuted },
  },
});

export const opener = style({ paddingBlock: vars.space[1] });

export const proofs = style({
  display: 'grid',
  gap: vars.space[1],
  margin: 0,
  padding: 0,
  listStyle: 'none',
  overflowWrap: 'anywhere',
});
