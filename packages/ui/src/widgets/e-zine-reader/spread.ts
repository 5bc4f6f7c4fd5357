/** The pages that lie open together: the cover alone, then an even page with the odd one after it. */
export const spreadOf = (page: number, pageCount: number): readonly number[] => {
  if (page <= 1) return [1];
  const left = page - (page % 2);
  return left + 1 <= pageCount ? [left, left + 1] : [left];
};

/** The pages of a view. */
export const pagesOf = ({ page, spread }: { page: number; spread: boolean }, pageCount: number): readonly number[] =>
  spread ? spreadOf(page, pageCount) : [page];

/** The page before the view; null at the beginning. */
export const pageBefore = (view: { page: number; spread: boolean }, pageCount: number): number | null => {
  const first = pagesOf(view, pageCount)[0]!;
  return first > 1 ? Math.min(first - 1, pageCount) : null;
};

/** The page after the view; null at the end. */
export const pageAfter = (view: { page: number; spread: boolean }, pageCount: number): number | null => {
  const last = pagesOf(view, pageCount).at(-1)!;
  return last < pageCount ? Math.max(1, last + 1) : null;
};

/** The entry of the contents that a page belongs to. */
export const entryOf = <Entry extends { page: number }>(contents: readonly Entry[], page: number): Entry | null =>
  contents.filter((entry) => entry.page <= page).at(-1) ?? null;
