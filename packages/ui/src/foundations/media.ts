import { NARROW_BREAKPOINT_REM } from '@millwright/domain';

/**
 * Media queries, for `'@media'` keys in `*.css.ts`. Widths are in `rem`, so that larger type in the browser gets the layout
 * that has room for it.
 */
export const media = {
  /** A phone held upright whose type is twice as large: no room for two things next to each other. */
  enlarged: '(width < 18rem)',
  /** A phone held upright. */
  small: '(width < 37.5rem)',
  /** A phone so small, or a page so enlarged, that a header has room for the name of the site only, without its mark. */
  tiny: '(width < 23rem)',
  /** Below the breakpoint of the specification; exactly 960 px is not narrow. */
  narrow: `(width < ${NARROW_BREAKPOINT_REM})`,
  /** The breakpoint of the specification and above. */
  wide: `(width >= ${NARROW_BREAKPOINT_REM})`,
  /** Wide, but without room for three columns of text. */
  medium: `(${NARROW_BREAKPOINT_REM} <= width < 75rem)`,
  /** The whole content width and its gutters fit. */
  full: '(width >= 80rem)',
  /** No room next to the content for what stands at the edge of the window. */
  crowded: '(width < 86.5rem)',
  /**
   * Little height, as an ordinary window has at a zoom of 400 % and a phone on its side: what is fixed leaves no place
   * for the page.
   */
  short: '(height < 38rem)',
  /** A pointer that can hover exactly. */
  hover: '(hover: hover) and (pointer: fine)',
  /** A finger: what is touched is 44 px high and wide. */
  coarse: '(pointer: coarse)',
  reducedMotion: '(prefers-reduced-motion: reduce)',
  forcedColors: '(forced-colors: active)',
  print: 'print',
} as const;
