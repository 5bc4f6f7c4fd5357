/** Props of the pagination. */
export interface PaginationProps {
  /** The page shown. Outside of the list it counts as the nearest one that exists. */
  page: number;
  /** Items in all pages. */
  total: number;
  /** Items a page. */
  rows: number;
  /** Address of a page; page 1 should be the list's own address. */
  hrefOf: (page: number) => string;
}
