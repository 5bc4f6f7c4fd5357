import { visuallyHiddenRule } from '../../foundations/mixins.ts';
import { contentColumn, hairline, inLayer, media, vars, z } from '../../foundations/tokens.ts';

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

/** A phone so small, or a page so enlarged, that there is room for names only, without images. */
export const tiny = '(width < 22.5rem)';

/**
 * More than any length where the text is enlarged so far that languages, logo and menu need two lines, less than
 * nothing otherwise.
 */
const enlarged = '(19rem - 100vw) * 99';

/** On narrow screens: logo and menu, then what has `order`, in as many lines as enlarged text needs. */
export const narrowLines = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: `0 ${vars.space[2]}`,
  ...({ readingFlow: 'flex-visual' } as object),
} as const;

/** Begins the second of these lines. */
export const lineBreak = {
  '&::before': { '@media': { [media.narrow]: { content: '', order: 1, width: '100%' } } },
} as const;

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
    [media.narrow]: {
      // Only the languages are left of this row, and they lie in the row of the logo.
      position: 'relative',
      zIndex: z.raised,
      justifyContent: 'flex-end',
      alignItems: 'flex-start',
      minHeight: 0,
      height: `clamp(0px, ${enlarged}, 2rem)`,
      paddingInlineEnd: `clamp(${vars.size.gutter}, -1 * ${enlarged}, ${vars.size.gutter} + 5.75rem)`,
      paddingBlockStart: 10,
      marginBlockEnd: -10,
      boxShadow: 'none',
      clipPath: 'none',
      background: 'none',
    },
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
  whiteSpace: 'nowrap',
  ':hover': { color: vars.color.brand },
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
  whiteSpace: 'nowrap',
  // Next to the languages and the menu a long name of a site takes two lines.
  '@media': {
    [media.narrow]: {
      maxWidth: `max(100vw - 14rem, ${enlarged})`,
      fontSize: vars.text.lead,
      lineHeight: vars.leading.tight,
      whiteSpace: 'normal',
    },
  },
});

export const mark = style({
  width: 32,
  height: 32,
  fill: vars.color.brand,
  '@media': { [tiny]: { display: 'none' } },
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
  minHeight: 52,
  marginInlineStart: 'auto',
  '@media': { [media.wide]: { display: 'none' } },
});

/** Looks like the field that it opens where there is room for one. */
export const searchButton = style({
  ...buttonRule,
  ...outlined,
  gridArea: 'search',
  transition: `border-color ${vars.motion.fast} ${vars.motion.ease}`,
  ':hover': { borderColor: vars.color.brand, color: vars.color.brand },
  '@media': {
    [media.narrow]: { order: 2, flexGrow: 1, marginBlockEnd: vars.space[2] },
    [tiny]: { paddingInline: vars.space[2], fontSize: vars.text.caption },
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

globalStyle(`${searchButton} > svg`, { '@media': { [tiny]: { display: 'none' } } });

export const member = style({
  gridArea: 'member',
  alignSelf: 'center',
  '@media': { [media.narrow]: { order: 2, alignSelf: 'stretch', minWidth: '5.5rem', marginBlockEnd: vars.space[2] } },
});

/** On a phone a member's name needs the room that a word takes which its image also says. */
export const searchText = style({});
// Asked of the button alone: a rule that asks the header or the page what they hold has everything in them styled again
// with each change.
globalStyle(`${searchButton}:has(+ ${member} > [data-state="member"]) ${searchText}`, {
  '@media': { [media.small]: visuallyHiddenRule },
});
