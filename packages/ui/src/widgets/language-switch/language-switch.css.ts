import { inLayer, vars } from '../../foundations/tokens.ts';

const { style } = inLayer('widgets');

export const root = style({
  display: 'inline-flex',
  alignItems: 'center',
  color: 'inherit',
  // In the panel of the menu its words begin where those of the rows above do.
  selectors: { '[popover] &': { marginInline: `calc(${vars.size.gutter} - ${vars.space[2]})` } },
});

const choiceRule = {
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 32,
  paddingInline: vars.space[2],
  fontSize: vars.text.caption,
  whiteSpace: 'nowrap',
} as const;

export const choice = style({
  ...choiceRule,
  color: vars.color.brand,
  ':hover': { textDecoration: 'underline', textUnderlineOffset: '0.2em' },
  // A header is as high as its choices, and clipped there.
  ':focus-visible': { outlineOffset: -2 },
});

export const current = style({
  ...choiceRule,
  color: vars.color.ink,
  fontWeight: vars.weight.label,
  boxShadow: `inset 0 -2px 0 ${vars.color.brand}`,
});
