import { hairline, inLayer, media, vars } from '../../foundations/tokens.ts';

const { style, globalStyle } = inLayer('widgets');

const listWidth = '17rem';
const bannerWidth = '20rem';

/** The panel's inside: on wide screens the list, the children of the active industry, and its banner side by side. */
export const menu = style({
  '@media': {
    [media.wide]: {
      position: 'relative',
      display: 'grid',
      gridTemplateColumns: `${listWidth} minmax(0, 1fr) ${bannerWidth}`,
      gridTemplateRows: 'minmax(24rem, auto)',
      maxHeight: 'inherit',
      maxWidth: `calc(${vars.size.content} + 2 * ${vars.size.gutter})`,
      marginInline: 'auto',
      paddingInline: vars.size.gutter,
    },
  },
});

export const listBox = style({
  '@media': {
    [media.wide]: {
      gridColumn: 1,
      maxHeight: 'inherit',
      overflowY: 'auto',
      overscrollBehavior: 'contain',
      borderInlineEnd: hairline,
      paddingBlock: vars.space[1],
      scrollbarWidth: 'thin',
    },
  },
});

export const bannerBox = style({
  gridColumn: 3,
  padding: vars.space[5],
  '@media': { [media.wide]: { borderInlineStart: hairline, paddingInlineEnd: 0 } },
});

export const list = style({});

export const item = style({
  // On a phone half of the industries lie below the window when the menu opens; they are laid out when they come near.
  '@media': {
    [media.narrow]: { borderBlockEnd: hairline, contentVisibility: 'auto', containIntrinsicBlockSize: 'auto 49px' },
  },
});

export const industry = style({});

// The name without an element of its own and before its icon: the same markup as in other lists of industries on the
// page, which then costs no bytes a second time.
export const summary = style({
  position: 'relative',
  display: 'block',
  paddingInline: `calc(${vars.size.gutter} + 26px) calc(${vars.size.gutter} + 22px)`,
  overflow: 'hidden',
  lineHeight: '48px',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  ':focus-visible': { outlineOffset: -2 },
  '@media': {
    [media.wide]: {
      // Twenty-four industries fit into a laptop's window, and breathe in a larger one.
      lineHeight: 'clamp(24px, calc((100dvh - 14rem) / 24), 34px)',
      paddingInline: `26px calc(${vars.space[3]} + 22px)`,
      fontSize: vars.text.small,
    },
  },
});

globalStyle(`${summary}::-webkit-details-marker`, { display: 'none' });
globalStyle(`${summary} svg`, {
  position: 'absolute',
  insetBlock: 0,
  insetInlineStart: vars.size.gutter,
  width: 18,
  height: 18,
  marginBlock: 'auto',
  color: vars.color.inkFaint,
  '@media': { [media.wide]: { insetInlineStart: 0 } },
});
// Drawn here: two elements less for each.
globalStyle(`${summary}::after`, {
  content: '""',
  position: 'absolute',
  insetBlock: 0,
  insetInlineEnd: `calc(${vars.size.gutter} + 4.5px)`,
  width: 5,
  height: 5,
  marginBlock: 'auto',
  borderBlockStart: '1px solid',
  borderInlineEnd: '1px solid',
  color: vars.color.inkFaint,
  rotate: '135deg',
  '@media': { [media.wide]: { insetInlineEnd: `calc(${vars.space[3]} + 6px)`, rotate: '45deg' } },
});
// Its corner is the other one.
globalStyle(`[dir="rtl"] ${summary}::after`, { rotate: '-135deg', '@media': { [media.wide]: { rotate: '-45deg' } } });
globalStyle(`${industry}[open] > ${summary}`, { color: vars.color.brand, fontWeight: vars.weight.strong });
globalStyle(`${industry}[open] > ${summary} svg, ${industry}[open] > ${summary}::after`, { color: vars.color.brand });

export const children = style({
  paddingInline: vars.size.gutter,
  paddingBlockEnd: vars.space[4],
  '@media': {
    [media.wide]: {
      // Next to the list: the list itself is not positioned, so it scrolls without cutting this off.
      position: 'absolute',
      insetBlock: 0,
      insetInlineStart: `calc(${vars.size.gutter} + ${listWidth})`,
      insetInlineEnd: `calc(${vars.size.gutter} + ${bannerWidth})`,
      overflowY: 'auto',
      padding: vars.space[5],
      paddingBlockEnd: vars.space[5],
    },
  },
});

export const enter = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[2],
  minHeight: 44,
  color: vars.color.brand,
  fontWeight: vars.weight.strong,
  ':hover': { textDecoration: 'underline', textUnderlineOffset: '0.2em' },
  '@media': { [media.wide]: { minHeight: 28, marginBlockEnd: vars.space[3], fontSize: vars.text.lead } },
});

globalStyle(`${enter} svg`, { width: 16, height: 16 });

export const childList = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(9.5rem, 1fr))',
  columnGap: vars.space[4],
  '@media': { [media.wide]: { gridTemplateColumns: 'repeat(auto-fill, minmax(12rem, 1fr))' } },
});

globalStyle(`${childList} a`, {
  display: 'flex',
  alignItems: 'center',
  minHeight: 44,
  fontSize: vars.text.small,
  '@media': { [media.wide]: { minHeight: 32 } },
});
globalStyle(`${childList} a:hover`, {
  color: vars.color.brand,
  textDecoration: 'underline',
  textUnderlineOffset: '0.2em',
});

export const empty = style({ padding: vars.space[6], color: vars.color.inkMuted });
