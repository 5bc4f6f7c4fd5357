import { contentColumn, hairline, inLayer, media, vars } from '../../foundations/tokens.ts';
import { bannerHeight, root as bannerRoot } from '../../parts/banner/banner-box.css.ts';
import { rootAttribute } from '../../parts/banner/root-look.ts';
import { hanging } from '../../parts/header/header-panels.css.ts';
import { buttonRule, headerBox, narrowLine, iconOnly, wideOnly } from '../../parts/header/header-parts.css.ts';
import { compactAttribute, fixedAttribute, headerBottom, upperHeight } from '../../parts/header/header-attributes.ts';

const { style, globalStyle } = inLayer('widgets');

/** The rows above the one that stays, before a script has measured them: the greeting, and the small banner over it. */
const greeting = '2rem';
const greetingAndBanner = `calc(${greeting} + ${bannerHeight.wide}px)`;

/**
 * Sticky, not fixed: its place is reserved by itself, so nothing moves. Wide screens need no script for it, for there
 * it is fixed from 0: its upper rows leave with the page, pixel by pixel, and the others never do. Below the
 * breakpoint the attribute says when.
 */
export const root = style({
  ...headerBox,
  selectors: {
    [`&[${fixedAttribute}]`]: { position: 'sticky', boxShadow: vars.shadow.float },
  },
  '@media': {
    [media.narrow]: {
      selectors: {
        [`&[${fixedAttribute}]`]: { insetBlockStart: 0 },
        [`&[${compactAttribute}]`]: { transform: `translateY(calc(-1 * var(${upperHeight}, 0px)))` },
      },
    },
    [media.wide]: {
      position: 'sticky',
      insetBlockStart: `calc(-1 * var(${upperHeight}, ${greeting}))`,
    },
    [media.print]: { position: 'static' },
  },
});

/** A header with a banner that is not hidden. */
export const withBanner = style({
  '@media': {
    [media.wide]: {
      selectors: {
        [`:root:not([${rootAttribute}="hidden"]) &`]: {
          insetBlockStart: `calc(-1 * var(${upperHeight}, ${greetingAndBanner}))`,
        },
      },
    },
  },
});

globalStyle(`${withBanner} > ${bannerRoot}`, { position: 'static' });

export const bar = style({
  ...contentColumn,
  display: 'grid',
  // The button of the industries is as wide as its words, whatever the name of the site above it.
  gridTemplateColumns: 'auto auto minmax(0, 1fr) auto',
  gridTemplateAreas: '"logo logo search member" "industries navigation navigation navigation"',
  // Text may be enlarged: no row cuts it.
  gridTemplateRows: 'minmax(60px, auto) minmax(44px, auto)',
  alignItems: 'stretch',
  '@media': {
    [media.narrow]: narrowLine,
    // The logo alone.
    [media.print]: { display: 'grid', gridTemplateRows: '52px 0' },
  },
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
    [media.narrow]: { order: 1, borderRadius: vars.radius.medium, ...iconOnly },
    [media.forcedColors]: { border: '1px solid' },
    [media.wide]: { justifyContent: 'flex-start' },
    [media.full]: { minWidth: '11rem' },
  },
});

export const navigation = style({ gridArea: 'navigation', paddingInlineStart: vars.space[3], ...wideOnly });

// A site without industries: the navigation begins where the logo does.
const barOfNavigation = `${bar}:not(:has(> ${industriesButton}))`;
globalStyle(barOfNavigation, {
  gridTemplateAreas: '"logo logo search member" "navigation navigation navigation navigation"',
});
globalStyle(`${barOfNavigation} > ${navigation}`, {
  marginInlineStart: `calc(-1 * ${vars.space[3]})`,
  paddingInlineStart: 0,
});

export const industryPanel = style({
  ...hanging,
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
