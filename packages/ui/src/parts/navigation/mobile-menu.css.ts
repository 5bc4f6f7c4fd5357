import { hairline, inLayer, vars } from '../../foundations/tokens.ts';

const { style, globalStyle } = inLayer('widgets');

const row = {
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  minHeight: 48,
  paddingInline: vars.size.gutter,
} as const;
const rowRule = { ...row, ':focus-visible': { outlineOffset: -2 } } as const;

export const list = style({});

export const item = style({ borderBlockEnd: hairline });

export const group = style({});

export const summary = style({
  ...rowRule,
  justifyContent: 'space-between',
  fontWeight: vars.weight.strong,
  listStyle: 'none',
});

globalStyle(`${summary}::-webkit-details-marker`, { display: 'none' });
globalStyle(`${summary} svg`, {
  flex: 'none',
  color: vars.color.inkFaint,
  transition: `rotate ${vars.motion.fast} ${vars.motion.ease}`,
});
globalStyle(`${group}[open] > ${summary} svg`, { rotate: '180deg' });

export const link = style({
  ...rowRule,
  fontWeight: vars.weight.strong,
  selectors: { '&[aria-current]': { color: vars.color.brand } },
});

export const below = style({ paddingBlockEnd: vars.space[2], background: vars.color.surface });

// Without a class, as in the navigation of wide screens.
globalStyle(`${below} a`, {
  ...row,
  minHeight: 44,
  paddingInlineStart: `calc(${vars.size.gutter} + ${vars.space[3]})`,
});
globalStyle(`${below} a[aria-current]`, { color: vars.color.brand, fontWeight: vars.weight.strong });

export const services = style({ display: 'grid', gridTemplateColumns: '1fr 1fr', paddingBlock: vars.space[2] });

globalStyle(`${services} a`, { ...row, minHeight: 44, color: vars.color.brand });
globalStyle(`:is(${below}, ${services}) a:focus-visible`, { outlineOffset: -2 });
