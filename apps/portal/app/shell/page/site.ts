import type { EditionKey, OwnLogo } from '@millwright/domain';
import type { MillwrightEdition } from '@millwright/i18n/editions';

/** Where editions and images are, as far as a page needs to know. From configuration, never from the Host header. */
export interface Site {
  /** The edition of this page. */
  editionKey: EditionKey;
  /** Canonical origin of each edition. */
  origins: Readonly<Record<EditionKey, string>>;
  /**
   * Whether the host names the edition. Where it does not, a cookie chooses, and the pages are private to the visitor.
   */
  byHost: boolean;
  /** Prefix of images whose URL is only a path. */
  imagePrefix: string;
  /** The logo of a site of one's own; null is its name as text. @default the mark of Millwright */
  logo?: OwnLogo | null;
}

/** What a document says of the site to its scripts. */
export interface SiteData {
  site: Site;
  /** What a site of one's own changes in the edition. @default nothing */
  editionChanges?: Partial<MillwrightEdition>;
}
