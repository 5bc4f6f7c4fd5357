import { hairline, inLayer, media, vars } from '../../foundations/tokens.ts';

const { style } = inLayer('primitives');

export const tabs = style({ minWidth: 0 }, 'tabs');

export const list = style(
  {
    display: 'flex',
    gap: vars.space[1],
    overflowX: 'auto',
    borderBlockEnd: hairline,
    scrollbarWidth: 'thin',
    '@media': { [media.print]: { display: 'none' } },
  },
  'list',
);

export const tab = style(
  {
    display: 'inline-flex',
    flex: 'none',
    alignItems: 'center',
    gap: vars.space[2],
    maxWidth: '24rem',
    minHeight: vars.size.control,
    paddingInline: vars.space[3],
    borderBlockEnd: '2px solid transparent',
    color: vars.color.inkMuted,
    fontSize: vars.text.body,
    cursor: 'pointer',
    selectors: {
      '&:hover:not([aria-selected="true"])': { color: vars.color.ink },
      '&:focus-visible': { outlineOffset: -2 },
      '&[aria-selected="true"]': {
        borderColor: vars.color.brand,
        color: vars.color.brand,
        fontWeight: vars.weight.strong,
      },
    },
    // A border without a colour gets one there.
    '@media': {
      [media.forcedColors]: {
        borderColor: 'Canvas',
        selectors: { '&[aria-selected="true"]': { borderColor: 'Highlight' } },
      },
    },
  },
  'tab',
);

export const count = style(
  {
    color: vars.color.inkFaint,
    fontSize: vars.text.caption,
    fontWeight: vars.weight.regular,
    fontVariantNumeric: 'tabular-nums',
  },
  'count',
);

export const panel = style(
  {
    paddingBlockStart: vars.space[4],
    minWidth: 0,
    // Before hydration; afterwards the attribute `hidden` does it. With no script, and on paper, all are shown.
    '@media': {
      'screen and (scripting: enabled)': { selectors: { '&[data-state="waiting"]:not(:target)': { display: 'none' } } },
    },
  },
  'panel',
);
