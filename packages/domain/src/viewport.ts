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
