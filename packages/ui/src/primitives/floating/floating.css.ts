import { hairline, inLayer, media, overPage, vars } from '../../foundations/tokens.ts';
import { touchSize } from './touch-size.ts';

const { style } = inLayer('primitives');

/**
 * A box that floats next to what opened it: a list, a menu, a panel. It lies in the page where it belongs, so that the
 * focus order, an open dialog and a site's isolation hold for it.
 */
export const panel = style(
  {
    zIndex: overPage('panel'),
    maxWidth: 'calc(100vw - 1rem)',
    maxHeight: 'min(24rem, var(--available-height, 60svh))',
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    border: hairline,
    borderRadius: vars.radius.medium,
    background: vars.color.raised,
    color: vars.color.ink,
    boxShadow: vars.shadow.float,
    selectors: { '&:focus': { outline: 'none' }, '&[hidden]': { display: 'none' } },
    '@media': { [media.forcedColors]: { border: '1px solid CanvasText' } },
  },
  'panel',
);

/** The inner distance of a list of {@link item}s. */
export const list = style({ padding: vars.space[1] }, 'list');

/** A choice of a list or a menu. */
export const item = style(
  {
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[2],
    width: '100%',
    minHeight: vars.size.controlSmall,
    padding: `${vars.space[1]} ${vars.space[2]}`,
    borderRadius: vars.radius.small,
    fontSize: vars.text.small,
    lineHeight: '1.5rem',
    textAlign: 'start',
    cursor: 'pointer',
    userSelect: 'none',
    selectors: {
      '&[data-state="checked"]': { color: vars.color.brandStrong },
      '&[data-highlighted]': { background: vars.color.brandSoft, color: vars.color.brandStrong, outline: 'none' },
      '&:is([data-disabled], [aria-disabled="true"])': {
        color: vars.color.inkFaint,
        cursor: 'not-allowed',
        opacity: 0.7,
      },
    },
    '@media': {
      [media.coarse]: { minHeight: touchSize },
      [media.forcedColors]: {
        forcedColorAdjust: 'none',
        background: 'Field',
        color: 'FieldText',
        selectors: {
          '&[data-highlighted]': { background: 'Highlight', color: 'HighlightText' },
          '&:is([data-disabled], [aria-disabled="true"])': { color: 'GrayText', opacity: 1 },
        },
      },
    },
  },
  'item',
);

export const itemText = style({ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }, 'itemText');

/** A second line of a choice. */
export const note = style(
  {
    display: 'block',
    color: vars.color.inkFaint,
    fontSize: vars.text.caption,
    lineHeight: vars.leading.snug,
    selectors: { '[data-highlighted] &': { color: 'inherit' } },
    '@media': { [media.forcedColors]: { color: 'inherit' } },
  },
  'note',
);

/** The name of a group of choices. */
export const groupLabel = style(
  {
    padding: `${vars.space[2]} ${vars.space[2]} ${vars.space[1]}`,
    color: vars.color.inkFaint,
    fontSize: vars.text.caption,
    fontWeight: vars.weight.strong,
  },
  'groupLabel',
);

export const separator = style({ margin: `${vars.space[1]} 0`, border: 0, borderTop: hairline }, 'separator');
