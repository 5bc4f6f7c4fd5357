import { contentColumn, hairline, inLayer, media, vars, z } from '../../foundations/tokens.ts';
import { compactAttribute, fixedAttribute, headerBottom, upperHeight } from './header-attributes.ts';

const { style, globalStyle } = inLayer('widgets');

/** A phone so small, or a page so enlarged, that there is room for names only, without pictures. */
const tiny = '(width < 360px)';

/**
 * Sticky, not fixed: its place is kept by itself, so nothing moves. Wide screens need no script for it, for there it
 * is fixed from 0; below the breakpoint the attribute says when.
 */
export const root = style({
  position: 'relative',
  zIndex: z.header,
  background: vars.color.paper,
  color: vars.color.ink,
  borderBlockEnd: hairline,
  ...({ anchorName: '--site-header' } as object),
  selectors: {
    [`&[${fixedAttribute}]`]: { position: 'sticky', insetBlockStart: 0, boxShadow: vars.shadow.float },
    [`&[${compactAttribute}]`]: { transform: `translateY(calc(-1 * var(${upperHeight}, 0px)))` },
  },
  '@media': {
    [media.wide]: {
      position: 'sticky',
      insetBlockStart: 0,
      transition: `transform ${vars.motion.medium} ${vars.motion.ease}`,
    },
    [media.print]: { position: 'static' },
  },
});

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
    [media.narrow]: {
      // Only the languages are left of this row, and they lie in the row of the logo.
      position: 'relative',
      zIndex: z.raised,
      justifyContent: 'flex-end',
      alignItems: 'flex-start',
      minHeight: 0,
      height: 0,
      paddingInlineEnd: `calc(${vars.size.gutter} + 5.75rem)`,
      paddingBlockStart: 10,
      marginBlockEnd: -10,
      boxShadow: 'none',
      clipPath: 'none',
      background: 'none',
    },
  },
});

const wideOnly = { '@media': { [media.narrow]: { display: 'none' } } } as const;

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

export const bar = style({
  ...contentColumn,
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  gridTemplateAreas: '"logo search member" "industries navigation navigation"',
  gridTemplateRows: '60px 44px',
  alignItems: 'stretch',
  '@media': {
    [media.narrow]: {
      gridTemplateColumns: 'auto minmax(0, 1fr) minmax(5.5rem, auto)',
      gridTemplateAreas: '"logo logo menu" "industries search member"',
      gridTemplateRows: '52px 44px',
      columnGap: vars.space[2],
      paddingBlockEnd: vars.space[2],
      ...({ readingFlow: 'grid-rows' } as object),
    },
  },
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
  '@media': { [media.narrow]: { fontSize: vars.text.lead } },
});

export const mark = style({
  width: 32,
  height: 32,
  fill: vars.color.brand,
  '@media': { [tiny]: { display: 'none' } },
});

const buttonRule = {
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
  gridArea: 'menu',
  justifySelf: 'end',
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
    [tiny]: { paddingInline: vars.space[2], fontSize: vars.text.caption },
    [media.wide]: {
      alignSelf: 'center',
      justifySelf: 'end',
      justifyContent: 'flex-start',
      width: 'min(100%, 24rem)',
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
  '@media': { [media.narrow]: { alignSelf: 'stretch' } },
});

export const industriesButton = style({
  ...buttonRule,
  gridArea: 'industries',
  background: vars.color.brand,
  color: vars.color.onBrand,
  paddingInline: vars.space[4],
  ':hover': { background: vars.color.brandStrong },
  ':focus-visible': { outlineOffset: -4, outlineColor: vars.color.onBrand },
  '@media': {
    [media.narrow]: { borderRadius: vars.radius.medium, paddingInline: vars.space[3] },
    [tiny]: { paddingInline: vars.space[2], fontSize: vars.text.caption },
    [media.wide]: { justifyContent: 'flex-start' },
    [media.full]: { minWidth: '11rem' },
  },
});

globalStyle(`:is(${searchButton}, ${industriesButton}) > svg`, { '@media': { [tiny]: { display: 'none' } } });

export const navigation = style({ gridArea: 'navigation', paddingInlineStart: vars.space[3], ...wideOnly });

// ---- panels ----

const fromHeader = {
  position: 'fixed',
  inset: 0,
  insetBlockStart: `var(${headerBottom}, 9rem)`,
  width: 'auto',
  maxWidth: 'none',
  maxHeight: 'none',
  opacity: 1,
  transition: `opacity ${vars.motion.medium} ${vars.motion.ease}`,
  '@starting-style': { opacity: 0 },
} as const;

// Before the page is alive nobody measures the header; the browser that can anchor to it needs no measuring.
const anchored = {
  '(top: anchor(bottom))': { insetBlockStart: `var(${headerBottom}, anchor(--site-header bottom))` },
} as const;

const shared = { ...fromHeader, '@supports': anchored } as object;

/** The form, and under it the layer that covers the rest of the page. */
export const searchPanel = style({
  ...shared,
  height: 'auto',
  selectors: { '&:popover-open': { display: 'flex', flexDirection: 'column' } },
});

export const searchBox = style({ flex: 'none', maxHeight: '100%', overflowY: 'auto', background: vars.color.raised });

export const layer = style({ flex: '1 0 0', width: '100%', background: vars.color.scrim, cursor: 'default' });

export const industryPanel = style({
  ...shared,
  height: 'auto',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  background: vars.color.raised,
  color: vars.color.ink,
  '@media': {
    [media.wide]: {
      height: 'fit-content',
      maxHeight: `calc(100dvh - var(${headerBottom}, 9rem) - ${vars.space[4]})`,
      overflow: 'hidden',
      borderBlockEnd: hairline,
      boxShadow: vars.shadow.overlay,
    },
  },
});

export const mobileMenu = style({
  ...shared,
  height: 'auto',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  paddingBlockEnd: vars.space[8],
  background: vars.color.raised,
  color: vars.color.ink,
});

// A window that grew while the mobile menu was open shows the navigation of wide screens instead.
globalStyle(`${mobileMenu}[popover]`, { '@media': { [media.wide]: { display: 'none' } } });
