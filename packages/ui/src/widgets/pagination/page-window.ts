/** A place in a row of page numbers: a page, or a gap of two or more pages. */
export type PagePlace = number | 'gap';

/**
 * The page numbers to show: first, last, and so many around the current one. A gap of one page is that page, for a
 * number takes no more room than the dots.
 */
export const pageWindow = (page: number, last: number, around = 1): PagePlace[] => {
  const near = Array.from({ length: 2 * around + 1 }, (_, index) => page - around + index);
  const shown = [...new Set([1, ...near, last])].filter((number) => number >= 1 && number <= last);
  return shown.flatMap((number, index) => {
    const skipped = number - (shown[index - 1] ?? number) - 1;
    if (skipped === 1) return [number - 1, number];
    return skipped > 1 ? ['gap' as const, number] : [number];
  });
};
