import { inLayer, media, unbalancedInChinese, vars, z } from '../../foundations/tokens.ts';
import { rootAttribute } from '../../parts/banner/root-look.ts';
import { givingWayAttribute } from './give-way.ts';

const { style, globalStyle } = inLayer('widgets');

/** A part of the banner while the large image is there. */
const isLarge = (part: string): string =>
  [`:root[${rootAttribute}="first"] [data-state="undecided"]`, '[data-state="countingDown"]', '[data-state="paused"]']
    .map((banner) => `${banner} > ${part}`)
    .join(', ');

export const mini = style({
  gridArea: '1 / 1',
  display: 'grid',
  gridTemplate: '100% / minmax(0, 1fr)',
  overflow: 'hidden',
  ':focus-visible': { outlineOffset: -3 },
});

/** The same advertisement is not seen twice: while the large one is there, its place above the header is hatched. */
export const miniOfLarge = style({
  selectors: {
    [isLarge('&')]: { visibility: 'hidden', pointerEvents: 'none' },
    [isLarge('&::before')]: {
      content: '""',
      gridArea: '1 / 1',
      visibility: 'visible',
      background: `repeating-linear-gradient(135deg, ${vars.color.line} 0 1px, transparent 1px 8px)`,
    },
  },
});

export const image = style({
  gridArea: '1 / 1',
  width: '100%',
  height: '100%',
  minHeight: 0,
  aspectRatio: 'auto',
  objectFit: 'cover',
});

/** Says that this is an advertisement. */
export const mark = style({
  flex: 'none',
  paddingInline: vars.space[2],
  border: '1px solid currentColor',
  borderRadius: vars.radius.small,
  color: vars.color.onDeepMuted,
  fontSize: vars.text.caption,
  lineHeight: 1.5,
});

// Of the small banner only this is seen then.
globalStyle(isLarge(`${miniOfLarge} ${mark}`), {
  visibility: 'visible',
  background: vars.color.surfaceStrong,
  color: vars.color.inkMuted,
});

export const more = style({
  display: 'inline-flex',
  flex: 'none',
  alignItems: 'center',
  gap: vars.space[1],
  fontSize: vars.text.small,
  textDecoration: 'underline',
  textUnderlineOffset: '0.2em',
  whiteSpace: 'nowrap',
});

/** The words of the small banner, over its image: images carry none. */
export const miniText = style({
  gridArea: '1 / 1',
  alignSelf: 'center',
  justifySelf: 'start',
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  maxWidth: `calc(100% - ${vars.size.gutter} - 36px)`,
  marginInlineStart: `max(${vars.size.gutter}, (100% - ${vars.size.content}) / 2)`,
  padding: `${vars.space[2]} ${vars.space[3]}`,
  borderRadius: vars.radius.small,
  background: vars.color.deep,
  color: vars.color.onDeep,
  '@media': { [media.narrow]: { paddingBlock: vars.space[1] } },
});

export const miniTitle = style({
  overflowWrap: 'anywhere',
  fontSize: vars.text.small,
  fontWeight: vars.weight.strong,
  lineHeight: 1.3,
  // A phone has no room for it in one line, and three small ones fit into the same height.
  '@media': { [media.narrow]: { fontSize: vars.text.caption } },
});

globalStyle(`${miniText} > ${more}`, { '@media': { [media.narrow]: { display: 'none' } } });

/** The words of the large banner. */
export const largeText = style({
  gridArea: '1 / 1',
  placeSelf: 'end start',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: vars.space[2],
  maxWidth: `min(36rem, 100% - 2 * ${vars.size.gutter})`,
  marginInlineStart: `max(${vars.size.gutter}, (100% - ${vars.size.content}) / 2)`,
  marginBlockEnd: vars.space[6],
  padding: `${vars.space[4]} ${vars.space[5]}`,
  borderRadius: vars.radius.medium,
  background: vars.color.deep,
  color: vars.color.onDeep,
  '@media': { [media.narrow]: { marginBlockEnd: vars.space[3], padding: `${vars.space[2]} ${vars.space[3]}` } },
});

export const largeTitle = style({
  overflowWrap: 'anywhere',
  fontSize: vars.text.headline,
  fontWeight: vars.weight.heading,
  lineHeight: vars.leading.snug,
  textWrap: 'balance',
  selectors: unbalancedInChinese,
  '@media': { [media.narrow]: { fontSize: vars.text.body } },
});

const buttonRule = {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  color: vars.color.onDeep,
  background: vars.color.deep,
  ':focus-visible': { outlineOffset: -3, outlineColor: vars.color.onDeep },
} as const;

export const hide = style({
  ...buttonRule,
  gridArea: '1 / 1',
  placeSelf: 'start end',
  width: 28,
  height: 28,
  opacity: 0.84,
  ':hover': { opacity: 1 },
});

export const large = style({
  display: 'none',
  position: 'absolute',
  insetInline: 0,
  insetBlockStart: '100%',
  zIndex: z.banner,
  background: vars.color.surfaceStrong,
  boxShadow: vars.shadow.overlay,
  selectors: {
    [isLarge('&')]: { display: 'block' },
    // It lies over the page, so it gives way to anyone who goes through the page by keyboard (WCAG 2.2, 2.4.11).
    [`&[${givingWayAttribute}]`]: { visibility: 'hidden' },
  },
});

export const largeLink = style({
  display: 'grid',
  gridTemplate: '100% / minmax(0, 1fr)',
  height: 'min(22.5rem, 56.25vw)',
  ':focus-visible': { outlineOffset: -3 },
});

export const controls = style({
  position: 'absolute',
  insetBlockStart: vars.space[3],
  insetInlineEnd: vars.space[3],
  display: 'flex',
  overflow: 'hidden',
  borderRadius: vars.radius.small,
  background: vars.color.deep,
  color: vars.color.onDeep,
});

export const countdown = style({
  display: 'flex',
  alignItems: 'center',
  paddingInline: vars.space[3],
  fontSize: vars.text.small,
  fontVariantNumeric: 'tabular-nums',
});

export const control = style({
  ...buttonRule,
  width: 40,
  height: 40,
  borderInlineStart: `1px solid ${vars.color.deepLine}`,
});
