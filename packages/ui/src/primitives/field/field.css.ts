import { clearingCross } from '../../foundations/mixins.ts';
import { inLayer, media, vars } from '../../foundations/tokens.ts';

const { style, globalStyle } = inLayer('primitives');

export const field = style(
  { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[1], alignContent: 'start' },
  'field',
);

export const label = style(
  {
    fontSize: vars.text.small,
    fontWeight: vars.weight.strong,
    color: vars.color.ink,
    selectors: {
      // The text after the slash is what assistive technology reads: nothing, for the control itself says that it is
      // required.
      '&[data-required]::after': { content: '"*" / ""', marginInlineStart: vars.space[1], color: vars.color.negative },
    },
  },
  'label',
);

export const hint = style(
  { fontSize: vars.text.small, color: vars.color.inkFaint, lineHeight: vars.leading.snug },
  'hint',
);

export const error = style(
  {
    display: 'flex',
    gap: vars.space[1],
    alignItems: 'start',
    fontSize: vars.text.small,
    color: vars.color.negative,
    lineHeight: vars.leading.snug,
  },
  'error',
);

export const control = style(
  {
    width: '100%',
    minWidth: 0,
    minHeight: vars.size.control,
    paddingInline: vars.space[3],
    paddingBlock: vars.space[1],
    border: `1px solid ${vars.color.lineStrong}`,
    borderRadius: vars.radius.medium,
    background: vars.color.paper,
    color: vars.color.ink,
    // 16 px: smaller makes iOS zoom into the field.
    fontSize: vars.text.body,
    lineHeight: 1.25,
    transition: `border-color ${vars.motion.fast} ${vars.motion.ease}`,
    selectors: {
      '&::placeholder': { color: vars.color.inkFaint, opacity: 1 },
      '&::-webkit-search-cancel-button': clearingCross,
      '&:hover:not(:disabled)': { borderColor: vars.color.ink },
      '&:focus-visible': { outlineOffset: -1, borderColor: vars.color.focus },
      '&[readonly]': { background: vars.color.surface },
      '&:disabled': { background: vars.color.surface, color: vars.color.inkFaint, cursor: 'not-allowed' },
      '&[aria-invalid="true"]': { borderColor: vars.color.negative },
    },
  },
  'control',
);

export const selectFrame = style({ position: 'relative', display: 'block' }, 'selectFrame');

export const select = style(
  {
    appearance: 'none',
    paddingInlineEnd: vars.space[8],
    textOverflow: 'ellipsis',
  },
  'select',
);

globalStyle(`${select} option`, { background: vars.color.paper, color: vars.color.ink });

export const selectArrow = style(
  {
    position: 'absolute',
    insetInlineEnd: vars.space[2],
    insetBlock: 0,
    marginBlock: 'auto',
    pointerEvents: 'none',
    color: vars.color.inkMuted,
  },
  'selectArrow',
);

export const inputFrame = style(
  { position: 'relative', display: 'flex', gap: vars.space[2], alignItems: 'stretch' },
  'inputFrame',
);

export const choice = style(
  {
    display: 'grid',
    gridTemplateColumns: 'auto 1fr',
    columnGap: vars.space[2],
    rowGap: vars.space[1],
    alignItems: 'start',
    fontSize: vars.text.small,
    lineHeight: vars.leading.snug,
  },
  'choice',
);

export const choiceText = style({ cursor: 'pointer', paddingBlock: 1 }, 'choiceText');
export const choiceError = style({ gridColumn: '2' }, 'choiceError');

export const checkbox = style(
  {
    appearance: 'none',
    position: 'relative',
    display: 'grid',
    placeItems: 'center',
    width: '1.25rem',
    height: '1.25rem',
    margin: 0,
    border: `1px solid ${vars.color.lineStrong}`,
    borderRadius: vars.radius.small,
    background: vars.color.paper,
    cursor: 'pointer',
    selectors: {
      '&:hover:not(:disabled)': { borderColor: vars.color.ink },
      // 26 px under a finger.
      '&::before': { content: '', position: 'absolute', inset: -4 },
      '&:checked': { background: vars.color.brand, borderColor: vars.color.brand },
      '&:checked::after': {
        content: '',
        width: '0.3rem',
        height: '0.6rem',
        marginTop: '-0.125rem',
        border: `solid ${vars.color.onBrand}`,
        // oxlint-disable-next-line millwright/logical-properties -- a check mark is drawn alike everywhere
        borderWidth: '0 2px 2px 0',
        rotate: '45deg',
      },
      '&[aria-invalid="true"]': { borderColor: vars.color.negative },
      '&:disabled': { opacity: 0.55, cursor: 'not-allowed' },
    },
    '@media': { [media.forcedColors]: { appearance: 'auto', selectors: { '&:checked::after': { display: 'none' } } } },
  },
  'checkbox',
);
