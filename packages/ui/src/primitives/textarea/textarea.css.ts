import { inLayer, vars } from '../../foundations/tokens.ts';

const { style, globalStyle } = inLayer('primitives');

export const frame = style({ display: 'grid', gap: vars.space[1] }, 'frame');

export const area = style(
  {
    display: 'block',
    width: '100%',
    minHeight: vars.size.controlLarge,
    maxHeight: '24rem',
    padding: `${vars.space[2]} ${vars.space[3]}`,
    border: `1px solid ${vars.color.lineStrong}`,
    borderRadius: vars.radius.medium,
    background: vars.color.paper,
    color: vars.color.ink,
    // 16 px: smaller makes iOS zoom into the field.
    fontSize: vars.text.body,
    lineHeight: vars.leading.snug,
    resize: 'vertical',
    transition: `border-color ${vars.motion.fast} ${vars.motion.ease}`,
    selectors: {
      '&::placeholder': { color: vars.color.inkFaint, opacity: 1 },
      '&:hover:not(:disabled)': { borderColor: vars.color.ink },
      '&:focus-visible': { outlineOffset: -1, borderColor: vars.color.focus },
      '&:disabled': { background: vars.color.surface, color: vars.color.inkFaint, cursor: 'not-allowed' },
      '&[aria-invalid="true"]': { borderColor: vars.color.negative },
    },
    '@supports': { '(field-sizing: content)': { fieldSizing: 'content', minHeight: '6.5rem' } as object },
  },
  'area',
);

export const counter = style(
  {
    justifySelf: 'end',
    fontSize: vars.text.caption,
    fontVariantNumeric: 'tabular-nums',
    color: vars.color.inkFaint,
    lineHeight: '1.25rem',
    selectors: {
      '&[data-state="few"]': { color: vars.color.warning },
      // A hint below shares its line.
      [`${frame}:has(+ p) > &`]: { marginBlockEnd: `calc(-1.25rem - ${vars.space[1]})` },
    },
  },
  'counter',
);

globalStyle(`${frame}:has(> ${counter}) + p`, { paddingInlineEnd: '6rem' });
