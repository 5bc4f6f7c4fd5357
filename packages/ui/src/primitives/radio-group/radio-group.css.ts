import { inLayer, media, vars } from '../../foundations/tokens.ts';

const { style } = inLayer('primitives');

export const group = style({ display: 'grid', gap: vars.space[1], minWidth: 0 }, 'group');

export const legend = style(
  {
    padding: 0,
    marginBlockEnd: vars.space[1],
    fontSize: vars.text.small,
    fontWeight: vars.weight.strong,
    color: vars.color.ink,
    selectors: {
      '&[data-required]::after': { content: '"*" / ""', marginInlineStart: vars.space[1], color: vars.color.negative },
    },
  },
  'legend',
);

export const options = style(
  { display: 'flex', flexWrap: 'wrap', columnGap: vars.space[5], rowGap: vars.space[1] },
  'options',
);

/** The whole line is the target: 32 px high at least. */
export const option = style(
  {
    display: 'grid',
    gridTemplateColumns: 'auto 1fr',
    columnGap: vars.space[2],
    alignItems: 'start',
    minWidth: 0,
    paddingBlock: '0.375rem',
    fontSize: vars.text.small,
    lineHeight: '1.25rem',
    cursor: 'pointer',
    overflowWrap: 'anywhere',
    selectors: { '&:has(:disabled)': { color: vars.color.inkFaint, cursor: 'not-allowed' } },
  },
  'option',
);

export const radio = style(
  {
    appearance: 'none',
    display: 'grid',
    placeItems: 'center',
    width: '1.25rem',
    height: '1.25rem',
    margin: 0,
    border: `1px solid ${vars.color.lineStrong}`,
    borderRadius: vars.radius.round,
    background: vars.color.paper,
    cursor: 'inherit',
    selectors: {
      '&:hover:not(:disabled)': { borderColor: vars.color.ink },
      '&:checked': { borderColor: vars.color.brand },
      '&:checked::after': {
        content: '',
        width: '0.625rem',
        height: '0.625rem',
        borderRadius: vars.radius.round,
        background: vars.color.brand,
      },
      '[aria-invalid="true"] &:not(:checked)': { borderColor: vars.color.negative },
      '&:disabled': { opacity: 0.55 },
    },
    '@media': { [media.forcedColors]: { appearance: 'auto', selectors: { '&:checked::after': { display: 'none' } } } },
  },
  'radio',
);

export const hint = style(
  { fontSize: vars.text.small, color: vars.color.inkFaint, lineHeight: vars.leading.snug },
  'hint',
);
export const optionHint = style(
  { display: 'block', color: vars.color.inkFaint, fontSize: vars.text.caption },
  'optionHint',
);
