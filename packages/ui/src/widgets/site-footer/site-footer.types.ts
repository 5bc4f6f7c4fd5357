import type { FriendlyLink, Industry } from '@millwright/domain';

/** Props of the site footer. The rest it takes from the edition. */
export interface SiteFooterProps {
  /** First-level industries; those that menus do not show are left out here as well. */
  industries: readonly Industry[];
  /** Friendly links; shown only in an edition that has the row (spec §2 Footer). @default none */
  friendlyLinks?: readonly FriendlyLink[];
  /** The year of the copyright line. The caller's clock says it, so that server and client agree. */
  year: number;
  /**
   * Address of the picture of a code to follow, by its purpose, where the application serves them: they are asked for
   * when they are near. @default drawn in the page
   */
  codePicture?: (purpose: string) => string;
}
