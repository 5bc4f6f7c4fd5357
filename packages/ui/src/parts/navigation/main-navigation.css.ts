import { NARROW_BREAKPOINT_REM } from '@millwright/domain';
import { inLayer, media, vars, z } from '../../foundations/tokens.ts';
import { childLinks } from './child-links.ts';
import { dismissedAttribute } from './dismiss-hovered.ts';

const { style, globalStyle } = inLayer('widgets');

/** Between the breakpoint and the whole content width all entries stand closer, so that none is cut. */
const crowded = '(width < 75rem)';

/** Between the breakpoint and what a laptop shows, where the longest of our languages still has one line. */
const tight = `(${NARROW_BREAKPOINT_REM} <= width < 64rem)`;

export const root = style({ height: '100%' });

/** Where text is enlarged it takes more lines, and no entry is cut. */
export const list = style({ display: 'flex', flexWrap: 'wrap', minHeight: '100%' });

/** Its name is an anchor for its own panel only, so every item may use the same one. */
export const item = style({
  position: 'relative',
  display: 'flex',
  minHeight: 44,
  alignItems: 'stretch',
  ...({ anchorName: '--navigation-item', anchorScope: '--navigation-item' } as object),
});

export const link = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  paddingInline: vars.space[3],
  fontSize: vars.text.small,
  fontWeight: vars.weight.label,
  // Only a name that is longer than the whole line is broken.
  overflowWrap: 'anywhere',
  boxShadow: 'inset 0 -2px 0 transparent',
  transition: `color ${vars.motion.fast} ${vars.motion.ease}`,
  ':hover': { color: vars.color.brand },
  ':focus-visible': { outlineOffset: -2 },
  selectors: {
    '&[aria-current]': { color: vars.color.brand, boxShadow: `inset 0 -2px 0 ${vars.color.brand}` },
    '&:has(+ button)': { paddingInlineEnd: vars.space[1] },
  },
  '@media': {
    [crowded]: { paddingInline: 6, fontSize: vars.text.caption },
    [tight]: { paddingInline: 4, selectors: { '&:has(+ button)': { paddingInlineEnd: 0 } } },
    // Shadows are not drawn there.
    [media.forcedColors]: { selectors: { '&[aria-current]': { textDecoration: 'underline' } } },
  },
});

export const toggle = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  width: 24,
  marginInlineEnd: vars.space[1],
  color: vars.color.inkFaint,
  ':hover': { color: vars.color.brand },
  ':focus-visible': { outlineOffset: -2 },
  '@media': { [crowded]: { marginInlineEnd: 0 } },
});

globalStyle(`${toggle} svg`, { width: 14, height: 14 });

const panelLook = {
  minWidth: 176,
  maxWidth: 320,
  paddingBlock: vars.space[2],
  background: vars.color.raised,
  color: vars.color.ink,
  border: `1px solid ${vars.color.line}`,
  borderRadius: `0 0 ${vars.radius.medium} ${vars.radius.medium}`,
  boxShadow: vars.shadow.float,
};

export const panel = style({
  ...panelLook,
  selectors: {
    // Opened by its button it is in the top layer, and the item is its anchor.
    '&:popover-open': { position: 'fixed', inset: 'auto', insetBlockStart: 'var(--mw-header-bottom, 8rem)' },
  },
  '@supports': {
    '(anchor-name: --a)': {
      ...({
        selectors: {
          '&:popover-open': {
            insetBlockStart: 'anchor(--navigation-item bottom)',
            insetInlineStart: 'anchor(--navigation-item start)',
            positionTryFallbacks: 'flip-inline',
          },
        },
      } as object),
    },
  },
  '@media': {
    [media.hover]: {
      selectors: {
        // Under a mouse it needs no opening: it lies in the item itself, so the mouse is still over the item. It comes
        // and goes a moment late, so that a mouse passes by, and cuts a corner over the next item on its way in.
        [`${list}:hover &:not(:popover-open)`]: {
          display: 'block',
          position: 'absolute',
          insetBlock: '100% auto',
          insetInline: '0 auto',
          // The large image of a first visit hangs into the same place.
          zIndex: z.banner,
          visibility: 'hidden',
          transition: 'visibility 0s 160ms',
        },
        [`${item}:hover:not([${dismissedAttribute}]) > &:not(:popover-open)`]: {
          visibility: 'visible',
          '@starting-style': { visibility: 'hidden' },
        },
      },
    },
  },
});

for (const [link, rule] of childLinks) globalStyle(`${panel} ${link}`, rule);
