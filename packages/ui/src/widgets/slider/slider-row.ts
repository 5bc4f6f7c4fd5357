import { scrolledBy, scrollLeftFor } from '../../foundations/direction.ts';

/** What the layout of a row says. */
export interface RowMeasure {
  /** Width of a slide and the gap behind it, in CSS pixels. */
  pitch: number;
  /** The gap. */
  gap: number;
  /** How many slides fit in, also in part. */
  perView: number;
  /** How many are shown whole, at least one. */
  shown: number;
}

/** Reads the layout of a row whose children are the slides. Null where it has none, as in a page that is not shown. */
export const measureRow = (row: HTMLElement): RowMeasure | null => {
  const first = row.firstElementChild?.getBoundingClientRect();
  if (!first?.width || !row.clientWidth) return null;
  const gap = Number.parseFloat(getComputedStyle(row).columnGap) || 0;
  const pitch = first.width + gap;
  const perView = (row.clientWidth + gap) / pitch;
  // Half a pixel of rounding is no slide that is cut off.
  return { pitch, gap, perView, shown: Math.max(1, Math.floor(perView + 0.5 / pitch)) };
};

/** The slide that stands at the beginning of the row; at the end of the way, the last that can. */
export const indexAt = (row: HTMLElement, last: number): number => {
  const measure = measureRow(row);
  if (!measure) return 0;
  const scrolled = scrolledBy(row);
  if (scrolled >= row.scrollWidth - row.clientWidth - 1) return last;
  return Math.min(last, Math.round(scrolled / measure.pitch));
};

/** Scrolls a row to a slide, smoothly unless no motion is wanted. */
export const scrollRowTo = (row: HTMLElement, index: number, wantsNoMotion: boolean): void => {
  const measure = measureRow(row);
  if (!measure) return;
  const left = scrollLeftFor(row, index * measure.pitch);
  row.scrollTo({ left, behavior: wantsNoMotion ? 'instant' : 'smooth' });
};

/**
 * So long nothing may scroll before the row counts as standing, in milliseconds, where the browser does not say so
 * itself.
 */
const SETTLED_MS = 120;

/** Calls back when a scroll of the row has come to its end: on the way it stands nowhere. Returns how to stop. */
export const watchRow = (row: HTMLElement, onSettled: () => void): (() => void) => {
  if (Reflect.has(row, 'onscrollend')) {
    row.addEventListener('scrollend', onSettled);
    return () => row.removeEventListener('scrollend', onSettled);
  }
  let timer: ReturnType<typeof setTimeout> | undefined;
  const onScroll = () => {
    clearTimeout(timer);
    timer = setTimeout(onSettled, SETTLED_MS);
  };
  row.addEventListener('scroll', onScroll, { passive: true });
  return () => {
    clearTimeout(timer);
    row.removeEventListener('scroll', onScroll);
  };
};
