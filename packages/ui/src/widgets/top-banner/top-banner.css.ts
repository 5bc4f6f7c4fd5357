import { inLayer, media, vars, z } from '../../foundations/tokens.ts';
import { rootAttribute } from './top-banner.script.ts';

const { style } = inLayer('widgets');

/** The height of the small banner: reserved from the first paint on, so that nothing moves. */
const height = { narrow: 48, wide: 64 };

/** Positioned by the header, not by itself: the large picture begins below the header and leaves its buttons free. */
export const root = style({
  display: 'grid',
  height: height.narrow,
  background: vars.color.surfaceStrong,
  color: vars.color.ink,
  selectors: {
    [`:root[${rootAttribute}="hidden"] &[data-state="undecided"], &[data-state="hidden"]`]: { display: 'none' },
  },
  '@media': { [media.wide]: { height: height.wide } },
});

export const mini = style({ gridArea: '1 / 1', overflow: 'hidden', ':focus-visible': { outlineOffset: -3 } });

export const picture = style({
  width: '100%',
  height: '100%',
  aspectRatio: 'auto',
  objectFit: 'cover',
  // What is read while there is no picture.
  color: vars.color.inkMuted,
  fontSize: vars.text.caption,
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
    [`:root[${rootAttribute}="first"] [data-state="undecided"] > &, [data-state="countingDown"] > &, [data-state="paused"] > &`]:
      { display: 'block' },
  },
});

export const largeLink = style({
  display: 'block',
  height: 'min(25rem, 56.25vw, 60vh)',
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
