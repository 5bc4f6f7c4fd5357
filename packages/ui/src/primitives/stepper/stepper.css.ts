import { inLayer, media, vars } from '../../foundations/tokens.ts';
import { touchSize } from '../floating/touch-size.ts';

const { style } = inLayer('primitives');

export const frame = style({ containerType: 'inline-size' }, 'frame');

export const list = style(
  {
    display: 'flex',
    gap: vars.space[2],
    counterReset: 'step',
    // With little room the steps stand below each other.
    '@container': { '(width < 36rem)': { display: 'grid', gap: vars.space[1] } },
  },
  'list',
);

export const step = style(
  {
    position: 'relative',
    flex: 1,
    minWidth: 0,
    paddingBlockStart: vars.space[2],
    borderBlockStart: `3px solid ${vars.color.line}`,
    color: vars.color.inkMuted,
    fontSize: vars.text.small,
    lineHeight: vars.leading.snug,
    selectors: {
      '&[data-state="done"]': { borderColor: vars.color.brand, color: vars.color.ink },
      '&[data-state="current"]': { borderColor: vars.color.brand, color: vars.color.brandStrong },
      '&[data-state="faulty"]': { borderColor: vars.color.negative, color: vars.color.negative },
    },
    '@container': {
      '(width < 36rem)': {
        paddingBlock: vars.space[1],
        paddingInlineStart: vars.space[3],
        borderBlockStart: 0,
        borderInlineStart: `3px solid ${vars.color.line}`,
      },
    },
    '@media': { [media.forcedColors]: { selectors: { '&[data-state="current"]': { borderColor: 'Highlight' } } } },
  },
  'step',
);

export const line = style(
  {
    display: 'flex',
    alignItems: 'start',
    gap: vars.space[2],
    width: '100%',
    minHeight: vars.size.controlSmall,
    color: 'inherit',
    textAlign: 'start',
  },
  'line',
);

export const back = style(
  {
    cursor: 'pointer',
    selectors: { '&:hover': { color: vars.color.brandStrong, textDecoration: 'underline' } },
    '@media': { [media.coarse]: { minHeight: touchSize } },
  },
  'back',
);

export const mark = style(
  {
    display: 'grid',
    placeItems: 'center',
    flex: 'none',
    width: '1.5rem',
    height: '1.5rem',
    border: '1px solid currentColor',
    borderRadius: vars.radius.round,
    fontSize: vars.text.caption,
    fontVariantNumeric: 'tabular-nums',
    selectors: {
      '[data-state="current"] &': {
        background: vars.color.brand,
        borderColor: vars.color.brand,
        color: vars.color.onBrand,
      },
    },
  },
  'mark',
);

export const text = style({ minWidth: 0, paddingBlock: 2, overflowWrap: 'anywhere' }, 'text');
export const label = style(
  { display: 'block', selectors: { '[data-state="current"] &': { fontWeight: vars.weight.strong } } },
  'label',
);
export const note = style({ display: 'block', color: vars.color.inkFaint, fontSize: vars.text.caption }, 'note');
