import { clampLines, contentColumn, hairline, inLayer, media, rowBeginsHere, vars } from '../../foundations/tokens.ts';
import { compactAttribute, fixedAttribute, upperHeight } from '../../parts/header/header-attributes.ts';
import { headerBox, logo, narrowLine, wideOnly } from '../../parts/header/header-parts.css.ts';

const { style, globalStyle } = inLayer('widgets');

/**
 * It scrolls with the page until the attribute says that it is fixed; then it sticks, its upper rows above the window.
 * Sticking leaves its place in the page as it is, so nothing shifts.
 */
export const root = style({
  ...headerBox,
  selectors: {
    [`&[${fixedAttribute}]`]: { position: 'sticky', insetBlockStart: 0, boxShadow: vars.shadow.float },
    [`&[${fixedAttribute}][${compactAttribute}]`]: { insetBlockStart: `calc(-1 * var(${upperHeight}, 0px))` },
  },
  '@media': {
    [media.print]: { position: 'static' },
  },
});

/** All in one row; on narrow screens with the mark of the site alone. */
export const bar = style({
  ...contentColumn,
  display: 'grid',
  gridTemplateColumns: 'auto auto minmax(min-content, 1fr) auto',
  gridTemplateAreas: '"logo name search member"',
  gridTemplateRows: 'minmax(64px, auto)',
  alignItems: 'stretch',
  '@media': { [media.narrow]: narrowLine },
});

globalStyle(`${bar} > ${logo}`, { '@media': { [media.narrow]: { flex: 'none', fontSize: 0 } } });
globalStyle(`${bar} > ${logo} > svg`, { display: 'block' });

export const name = style({
  gridArea: 'name',
  display: 'flex',
  alignItems: 'center',
  minWidth: 0,
  color: vars.color.brand,
  fontSize: vars.text.headline,
  fontWeight: vars.weight.heading,
  lineHeight: vars.leading.tight,
  '@media': {
    [media.wide]: {
      maxWidth: '24rem',
      marginInlineStart: vars.space[6],
      paddingInlineStart: vars.space[6],
      borderInlineStart: hairline,
    },
    [media.narrow]: { flex: '1 1 5rem', fontSize: vars.text.lead },
  },
});

export const nameLink = style({
  // Next to what else is in the row a name takes a second line before it is cut.
  ...clampLines(2),
  ':hover': { color: vars.color.brandStrong },
  ':focus-visible': { outlineOffset: -2 },
});

/** The child industries: as many rows as they need where there is room, one that scrolls on a narrow screen. */
export const fields = style({ '@media': { [media.wide]: { background: vars.color.surface, borderBlock: hairline } } });

export const fieldList = style({
  ...contentColumn,
  display: 'flex',
  columnGap: vars.space[1],
  '@media': {
    [media.wide]: { flexWrap: 'wrap', paddingInline: `calc(${vars.size.gutter} - ${vars.space[3]})` },
    [media.narrow]: {
      overflowX: 'auto',
      overscrollBehaviorX: 'contain',
      scrollbarWidth: 'none',
      paddingInline: `calc(${vars.size.gutter} - ${vars.space[2]})`,
    },
  },
});

export const field = style({
  display: 'block',
  maxWidth: '16rem',
  lineHeight: '44px',
  paddingInline: vars.space[3],
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  color: vars.color.inkMuted,
  fontSize: vars.text.small,
  ':hover': { color: vars.color.brand },
  ':focus-visible': { outlineOffset: -2 },
  selectors: {
    '&[aria-current]': {
      ...rowBeginsHere,
      color: vars.color.brand,
      fontWeight: vars.weight.strong,
      boxShadow: `inset 0 -2px 0 ${vars.color.brand}`,
    },
  },
  '@media': {
    [media.wide]: { lineHeight: '40px' },
    [media.narrow]: { paddingInline: vars.space[2] },
    [media.forcedColors]: { selectors: { '&[aria-current]': { borderBlockEnd: '2px solid Highlight' } } },
  },
});

globalStyle(`${fieldList} > li`, { flex: 'none', maxWidth: '100%' });

export const navbar = style({ ...contentColumn, minHeight: 44, ...wideOnly });

/** The navigation begins where the content does. */
export const navbarInner = style({ marginInlineStart: `calc(-1 * ${vars.space[3]})` });
