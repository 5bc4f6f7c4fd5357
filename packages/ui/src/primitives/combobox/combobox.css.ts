import type { GlobalStyleRule } from '@vanilla-extract/css';
import { clearingCross } from '../../foundations/mixins.ts';
import { hairline, inLayer, media, vars, z } from '../../foundations/tokens.ts';

const { style, globalStyle } = inLayer('primitives');

export const frame = style({ position: 'relative' }, 'frame');

// Of any field that becomes one, too.
globalStyle('[role="combobox"]::-webkit-search-cancel-button', clearingCross as GlobalStyleRule);

const box = {
  maxHeight: 'min(24rem, 60svh)',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  border: hairline,
  borderRadius: vars.radius.medium,
  background: vars.color.raised,
  color: vars.color.ink,
} as const;

export const popup = style(
  {
    ...box,
    position: 'absolute',
    zIndex: z.raised,
    insetInline: 0,
    insetBlockStart: `calc(100% + ${vars.space[1]})`,
    boxShadow: vars.shadow.float,
  },
  'popup',
);

export const inFlow = style({ ...box, marginBlockStart: vars.space[1] }, 'inFlow');

export const list = style({ padding: vars.space[1] }, 'list');

export const option = style(
  {
    display: 'flex',
    alignItems: 'baseline',
    justifyContent: 'space-between',
    gap: vars.space[3],
    minHeight: vars.size.controlSmall,
    padding: `${vars.space[1]} ${vars.space[2]}`,
    borderRadius: vars.radius.small,
    fontSize: vars.text.small,
    lineHeight: '1.5rem',
    cursor: 'pointer',
    selectors: {
      '&:hover:not([aria-selected="true"])': { background: vars.color.surface },
      '&[aria-selected="true"]': { background: vars.color.brandSoft, color: vars.color.brandStrong },
    },
    '@media': {
      [media.forcedColors]: {
        forcedColorAdjust: 'none',
        background: 'Field',
        color: 'FieldText',
        selectors: { '&[aria-selected="true"]': { background: 'Highlight', color: 'HighlightText' } },
      },
    },
  },
  'option',
);

export const optionLabel = style({ minWidth: 0, overflowWrap: 'anywhere' }, 'optionLabel');

export const note = style(
  {
    flex: 'none',
    color: vars.color.inkFaint,
    fontSize: vars.text.caption,
    selectors: { '[aria-selected="true"] > &': { color: 'inherit' } },
    '@media': { [media.forcedColors]: { color: 'inherit' } },
  },
  'note',
);

export const empty = style({ padding: vars.space[3], color: vars.color.inkMuted, fontSize: vars.text.small }, 'empty');
