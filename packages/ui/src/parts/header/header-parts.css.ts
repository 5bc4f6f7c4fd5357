import { visuallyHiddenRule } from '../../foundations/mixins.ts';
import { contentColumn, hairline, inLayer, media, unbalancedInChinese, vars, z } from '../../foundations/tokens.ts';

const { style, globalStyle } = inLayer('widgets');

/** What every header is: a band over the page, and the anchor of the panels that hang from it. */
export const headerBox = {
  position: 'relative',
  zIndex: z.header,
  background: vars.color.paper,
  color: vars.color.ink,
  borderBlockEnd: hairline,
  ...({ anchorName: '--site-header' } as object),
} as const;

/**
 * On narrow screens: one line of what leads on, in the order of `order`; in more lines where the text is enlarged. What
 * has no room for its words shows its icon.
 */
export const narrowLine = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  // On the smallest phones less than the page has; an icon at the end has room of its own.
  paddingInline: `min(${vars.size.gutter}, 6.4vw) calc(min(${vars.size.gutter}, 6.4vw) - ${vars.space[3]})`,
  minHeight: 56,
  ...({ readingFlow: 'flex-visual' } as object),
} as const;

/** The words of a button that shows its icon on narrow screens. */
export const words = style({ '@media': { [media.narrow]: visuallyHiddenRule } });

/** A button that is its icon on narrow screens. */
export const iconOnly = { width: 44, paddingInline: 0, border: 0, fontSize: vars.text.lead } as const;

export const utility = style({
  ...contentColumn,
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[5],
  minHeight: 32,
  boxShadow: `0 0 0 100vmax ${vars.color.surface}`,
  clipPath: 'inset(0 -100vmax)',
  background: vars.color.surface,
  color: vars.color.inkMuted,
  fontSize: vars.text.caption,
  '@media': {
    [media.print]: { display: 'none' },
    // The languages are in the menu.
    [media.narrow]: { display: 'none' },
  },
});

/** For what has no room on narrow screens. */
export const wideOnly = { '@media': { [media.narrow]: { display: 'none' } } } as const;

export const welcome = style({
  flex: 1,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  ...wideOnly,
});

export const services = style({ display: 'flex', gap: vars.space[5], ...wideOnly });

export const service = style({
  display: 'flex',
  alignItems: 'center',
  minHeight: 32,
  // The row is clipped, so that the ring of its focus stands inside of it.
  paddingInline: vars.space[1],
  marginInline: `calc(-1 * ${vars.space[1]})`,
  whiteSpace: 'nowrap',
  ':hover': { color: vars.color.brand },
  ':focus-visible': { outlineOffset: -2 },
});

export const logo = style({
  gridArea: 'logo',
  display: 'flex',
  alignItems: 'center',
  alignSelf: 'center',
  justifySelf: 'start',
  gap: vars.space[2],
  minHeight: 44,
  fontSize: vars.text.title,
  fontWeight: vars.weight.heading,
  letterSpacing: '-0.01em',
  lineHeight: vars.leading.tight,
  textWrap: 'balance',
  selectors: unbalancedInChinese,
  // A long name takes lines of its own, not the room of what stands next to it.
  maxWidth: '18rem',
  '@media': {
    [media.narrow]: {
      flex: '1 1 5rem',
      maxWidth: 'none',
      paddingBlock: vars.space[1],
      paddingInlineEnd: vars.space[1],
      fontSize: vars.text.lead,
    },
    [media.tiny]: { flexBasis: '3rem', fontSize: vars.text.body },
  },
});

export const mark = style({
  width: 32,
  height: 32,
  fill: vars.color.brand,
  '@media': { [media.tiny]: { display: 'none' } },
});

/** What the buttons of a header share. */
export const buttonRule = {
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space[2],
  minHeight: 44,
  fontSize: vars.text.small,
  fontWeight: vars.weight.strong,
  whiteSpace: 'nowrap',
} as const;

const outlined = {
  border: `1px solid ${vars.color.lineStrong}`,
  borderRadius: vars.radius.medium,
  paddingInline: vars.space[3],
} as const;

export const menuButton = style({
  ...buttonRule,
  '@media': { [media.wide]: { display: 'none' }, [media.narrow]: { order: 4, ...iconOnly } },
});

/** Looks like the field that it opens where there is room for one. */
export const searchButton = style({
  ...buttonRule,
  ...outlined,
  gridArea: 'search',
  transition: `border-color ${vars.motion.fast} ${vars.motion.ease}`,
  ':hover': { borderColor: vars.color.brand, color: vars.color.brand },
  '@media': {
    [media.narrow]: { order: 2, ...iconOnly },
    [media.wide]: {
      alignSelf: 'center',
      justifySelf: 'end',
      justifyContent: 'flex-start',
      width: `min(100% - 2 * ${vars.space[8]}, 24rem)`,
      minHeight: 40,
      marginInline: vars.space[8],
      paddingInline: vars.space[4],
      background: vars.color.surface,
      color: vars.color.inkMuted,
      fontWeight: vars.weight.regular,
    },
  },
});

export const member = style({
  gridArea: 'member',
  alignSelf: 'center',
  '@media': {
    [media.narrow]: { order: 3, marginInline: vars.space[1] },
    // Words to log in that are long take two lines, so that the header keeps its one.
    [media.tiny]: { flexBasis: 'min-content' },
  },
});

// A member's name takes what the line has left, and never a line of its own. On a phone the mark stands for the site.
globalStyle(`[data-member] > ${member}`, { '@media': { [media.narrow]: { flex: '1 1 4.5rem', minWidth: 0 } } });
globalStyle(`[data-member] > ${logo}`, { '@media': { [media.small]: { flex: 'none', padding: 0, fontSize: 0 } } });
globalStyle(`[data-member] > ${logo} > ${mark}`, { '@media': { [media.small]: { display: 'block' } } });
