/** A place above the page, or the page itself. */
export interface Breadcrumb {
  name: string;
  /** Own path; absent for the page itself. */
  href?: string;
}

/** Props of the breadcrumbs. */
export interface BreadcrumbsProps {
  /** From the first place below home to the page itself, which comes last. Home is put before them. */
  items: readonly Breadcrumb[];
}
