import type { AccountOrigins, SiteWithAccounts, EditionKey, EditionLanguages, OwnLogo } from '@millwright/domain';

/** Which site this is, and where the others are. From the configuration of the server, never from the Host header. */
export interface Site {
  editionKey: EditionKey;
  /** Whether members or the people of suppliers are here. */
  kind: SiteWithAccounts;
  /** Languages of the editions, where they differ from Millwright's own. */
  languages: Partial<EditionLanguages>;
  /** Names of a site of one's own, by the editions that it has; null is Millwright itself. */
  names: Partial<Record<EditionKey, string>> | null;
  /** The logo of a site of one's own; null is its name as text. @default the mark of Millwright */
  logo?: OwnLogo | null;
  /** Origin of the portal in each edition. */
  portals: Readonly<Record<EditionKey, string>>;
  /** Origins of the sites with accounts of each edition. */
  accounts: Readonly<Record<EditionKey, AccountOrigins>>;
}

/** Reads what the server wrote into the document. */
export const readSite = (): Site => JSON.parse(document.getElementById('site')!.textContent) as Site;
