import {
  BACK_TO_TOP_SHARE,
  BACK_TO_TOP_STOP_PX,
  HEADER_FIXED_NARROW_PX,
  HEADER_FIXED_WIDE_PX,
  NARROW_BREAKPOINT_PX,
} from './constants.ts';

/** Where the visitor is and how much of the page shows, in CSS pixels. */
export interface Viewport {
  scrollY: number;
  width: number;
  height: number;
}

/** A window as far as it tells how wide it is. */
export interface MeasuredWindow {
  innerWidth: number;
  matchMedia?: (query: string) => { matches: boolean };
}

/** The breakpoint as stylesheets write it: in `rem`, for readers whose browser has larger type than 16 px. */
export const NARROW_BREAKPOINT_REM = `${NARROW_BREAKPOINT_PX / 16}rem`;

/**
 * The width of a window as stylesheets compare it with the breakpoint, in CSS pixels. Media queries count `rem` by the
 * type size that the reader chose in the browser, which no script can read; where it is larger, wider windows are narrow
 * too.
 */
export const viewportWidth = (view: MeasuredWindow): number => {
  const matches = (condition: string) => view.matchMedia?.(`(width ${condition} ${NARROW_BREAKPOINT_REM})`).matches;
  if (matches('<')) return Math.min(view.innerWidth, NARROW_BREAKPOINT_PX - 1);
  if (matches('>')) return Math.max(view.innerWidth, NARROW_BREAKPOINT_PX + 1);
  return view.innerWidth;
};

/** Whether a width is a narrow screen's: below 960, never at it. */
export const isNarrow = (width: number): boolean => width < NARROW_BREAKPOINT_PX;

/** Whether hovering opens the industry menu: above 960 only. */
export const opensOnHover = (width: number): boolean => width > NARROW_BREAKPOINT_PX;

/** Whether the header is fixed (spec §4 Scroll behaviour). */
export const isHeaderFixed = ({ scrollY, width }: Pick<Viewport, 'scrollY' | 'width'>): boolean =>
  scrollY > (isNarrow(width) ? HEADER_FIXED_NARROW_PX : HEADER_FIXED_WIDE_PX);

/** The next position of back to top: an eighth of the rest while above 50 px, then the top (spec §4 Back to top). */
export const backToTopStep = (scrollY: number): number =>
  scrollY > BACK_TO_TOP_STOP_PX ? scrollY - scrollY * BACK_TO_TOP_SHARE : 0;
