import {
  HEADER_FIXED_NARROW_PX,
  SUBSITE_HEADER_FIXED_PX,
  SUBSITE_NAVBAR_FIXED_PX,
  isHeaderFixed as isFixed,
  isNarrow,
} from '@millwright/domain';

/** Where the page stands in its window, in CSS pixels. */
export interface ScrollPosition {
  /** How far the page is scrolled. */
  scrollY: number;
  /** The width of the window. */
  width: number;
}

/** Decides whether a header is fixed at a scroll position. */
export type HeaderFixedRule = (position: ScrollPosition) => boolean;

/** The site's header: fixed after 100 px on a narrow screen, otherwise as soon as the page is scrolled (spec §4). */
export const isHeaderFixed: HeaderFixedRule = isFixed;

/** The sub-site: its header is fixed after 150 px on a narrow screen, its navigation bar after 250 px otherwise. */
export const isSubsiteHeaderFixed: HeaderFixedRule = ({ scrollY, width }) =>
  scrollY > (isNarrow(width) ? SUBSITE_HEADER_FIXED_PX : SUBSITE_NAVBAR_FIXED_PX);

/**
 * Whether the upper rows (banner, greeting) are tucked away: once they would have left a page without a fixed header.
 * On wide screens they leave with the page, without asking.
 */
export const isHeaderCompact = ({ scrollY }: ScrollPosition): boolean => scrollY > HEADER_FIXED_NARROW_PX;
