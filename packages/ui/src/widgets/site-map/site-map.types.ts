import type { Industry } from '@millwright/domain';

/** A page that is in no menu. */
export interface SiteMapPage {
  name: string;
  /** Own path. */
  href: string;
}

/** Props of the site map. */
export interface SiteMapProps {
  /** First-level industries with their children; those that menus do not show are left out. */
  industries: readonly Industry[];
  /** Further pages of our own, listed after those of the edition's navigation and footer. @default none */
  pages?: readonly SiteMapPage[];
  /** Level of the headings. @default 2 */
  headingLevel?: 2 | 3;
}
