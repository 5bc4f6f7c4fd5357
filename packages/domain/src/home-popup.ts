/**
 * The page that a refresh of a home pop-up list requests: the next, or the first once the total is used up (spec §4).
 */
export const nextHomePopupPage = ({ page, rows, total }: { page: number; rows: number; total: number }): number =>
  page * rows >= total ? 1 : page + 1;
