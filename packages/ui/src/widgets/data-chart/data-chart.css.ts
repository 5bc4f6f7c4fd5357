import { hairline, inLayer, vars } from '../../foundations/tokens.ts';

const { globalStyle, style } = inLayer('widgets');

export const whole = style({ paddingTop: vars.space[3], borderTop: `2px solid ${vars.color.ink}` }, 'whole');
export const title = style({ fontSize: vars.text.lead }, 'title');
export const about = style({ color: vars.color.inkMuted }, 'about');
export const source = style({ color: vars.color.inkFaint, fontSize: vars.text.caption }, 'source');

export const panels = style(
  {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 15rem), 1fr))',
    columnGap: vars.size.gap,
    rowGap: vars.space[5],
  },
  'panels',
);
export const panel = style({ display: 'grid', gap: vars.space[2], alignContent: 'start', minWidth: 0 }, 'panel');
export const panelTitle = style(
  { paddingBottom: vars.space[1], borderBottom: hairline, fontWeight: vars.weight.strong },
  'panelTitle',
);

export const summary = style(
  { width: 'fit-content', paddingBlock: vars.space[2], color: vars.color.brand, cursor: 'pointer' },
  'summary',
);
export const scroll = style({ overflowX: 'auto' }, 'scroll');
export const table = style({ width: '100%', fontVariantNumeric: 'tabular-nums' }, 'table');
globalStyle(`${table} :is(th, td)`, {
  padding: `${vars.space[1]} ${vars.space[2]}`,
  borderTop: hairline,
  textAlign: 'end',
  whiteSpace: 'nowrap',
});
globalStyle(`[dir="rtl"] ${table} td`, { textAlign: 'left' });
globalStyle(`${table} :is(th:first-child, caption)`, { textAlign: 'start' });
globalStyle(`${table} th:first-child`, { paddingInlineStart: 0, whiteSpace: 'normal' });
