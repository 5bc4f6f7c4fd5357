import { inLayer, media, vars } from '../../foundations/tokens.ts';
import { touchSize } from '../floating/touch-size.ts';

const { style } = inLayer('primitives');

export const frame = style({ minWidth: 0 }, 'frame');

/** The field or fields, and the button of the calendar. */
export const control = style(
  { display: 'flex', alignItems: 'center', gap: vars.space[1], maxWidth: '13rem' },
  'control',
);
export const range = style({ maxWidth: '24rem' }, 'range');

export const input = style(
  {
    flex: 1,
    minWidth: 0,
    fontVariantNumeric: 'tabular-nums',
    '@media': { [media.coarse]: { minHeight: touchSize } },
  },
  'input',
);

export const trigger = style({ '@media': { [media.coarse]: { width: touchSize, height: touchSize } } }, 'trigger');

export const calendar = style({ width: '19.5rem', padding: vars.space[2], maxHeight: 'none' }, 'calendar');

export const head = style(
  { display: 'flex', alignItems: 'center', justifyContent: 'space-between', marginBlockEnd: vars.space[1] },
  'head',
);

export const view = style({ selectors: { '&[hidden]': { display: 'none' } } }, 'view');

export const viewButton = style(
  {
    minHeight: vars.size.control,
    paddingInline: vars.space[3],
    borderRadius: vars.radius.medium,
    fontSize: vars.text.small,
    fontWeight: vars.weight.strong,
    cursor: 'pointer',
    selectors: { '&:hover:not(:disabled)': { background: vars.color.surface }, '&:disabled': { cursor: 'default' } },
    '@media': { [media.coarse]: { minHeight: touchSize } },
  },
  'viewButton',
);

export const grid = style({ width: '100%', borderCollapse: 'collapse', tableLayout: 'fixed' }, 'grid');

export const weekday = style(
  {
    paddingBlock: vars.space[1],
    color: vars.color.inkFaint,
    fontSize: vars.text.caption,
    fontWeight: vars.weight.regular,
    textAlign: 'center',
  },
  'weekday',
);

export const cell = style({ padding: 0 }, 'cell');

export const day = style(
  {
    display: 'grid',
    placeItems: 'center',
    height: '2.25rem',
    borderRadius: vars.radius.small,
    fontSize: vars.text.small,
    fontVariantNumeric: 'tabular-nums',
    cursor: 'pointer',
    userSelect: 'none',
    selectors: {
      '&:hover:not([data-disabled])': { background: vars.color.surface },
      '&[data-today]': { boxShadow: `inset 0 0 0 1px ${vars.color.lineStrong}` },
      '&[data-in-range]': { background: vars.color.brandSoft, color: vars.color.brandStrong, borderRadius: 0 },
      '&[data-selected], &[data-range-start], &[data-range-end]': {
        background: vars.color.brand,
        color: vars.color.onBrand,
        borderRadius: vars.radius.small,
      },
      '&[data-outside-range]': { color: vars.color.inkFaint, background: 'none', boxShadow: 'none' },
      '&[data-disabled]': { color: vars.color.inkFaint, cursor: 'not-allowed' },
      '&[data-unavailable]': { textDecoration: 'line-through' },
    },
    '@media': {
      [media.coarse]: { height: touchSize },
      [media.forcedColors]: {
        forcedColorAdjust: 'none',
        background: 'Canvas',
        color: 'CanvasText',
        selectors: {
          '&[data-selected], &[data-in-range], &[data-range-start], &[data-range-end]': {
            background: 'Highlight',
            color: 'HighlightText',
          },
          '&[data-disabled]': { color: 'GrayText' },
        },
      },
    },
  },
  'day',
);
