import { EDITION_KEYS } from './constants.ts';
import { ownLanguage, type EditionLanguages, type HtmlLang } from './edition.ts';
import type { EditionKey } from './entities/entities.ts';

/** Where a site with accounts of an edition is. */
export interface OwnAccountSite {
  /** Whether the process of the portal serves it, or another server. */
  at: 'here' | 'elsewhere';
  /** Its origin, such as `https://member.example.com`. @default here: below the host of the edition */
  origin?: string;
}

/** What an edition of a site of one's own says of itself. */
export interface OwnSiteEdition {
  /** The language that it is in. @default Chinese under `cn`, English under `en`, German under `de` */
  lang?: HtmlLang;
  /** The name of the site in the language of the edition. */
  name: string;
  /** What it is about, in one sentence: the greeting of the header, and the description for search engines. */
  tagline: string;
  /** Where it is served: an origin such as `https://www.example.com`. @default this machine */
  origin?: string;
  /** Its member site. @default the one of all editions, else it has none */
  member?: OwnAccountSite;
  /** Its supplier site. @default the one of all editions, else it has none */
  supplier?: OwnAccountSite;
}

/** A logo in place of the site's name. */
export interface OwnLogo {
  /** Own path of the image. */
  path: string;
  width: number;
  height: number;
}

/** The look of a site. */
export interface OwnBrand {
  /** Its colour as `#rrggbb`. */
  color: string;
  /** The colour of what a page wants done. @default that of Millwright */
  signal?: string;
  /** How round corners are. @default 'soft' */
  corners?: 'sharp' | 'soft' | 'round';
}

/**
 * What a site of one's own shows on every page, instead of what Millwright says of itself. The server reads it at the
 * start; each page hands it to the browser.
 */
export interface OwnSite {
  /** The editions that the site has: one, two or three. */
  editions: Partial<Record<EditionKey, OwnSiteEdition>>;
  /** How to reach the editors; what is absent is not shown. */
  contact: { email?: string; phone?: string };
  /** Origins of the sites next to all editions, elsewhere; links to those that are absent are left out. */
  sites: { member?: string; supplier?: string; meeting?: string; webinar?: string };
  /** The image that stands for the name. @default the name as text */
  logo?: OwnLogo;
  /** Its look; the rest of the tokens follow from it. @default the colours of Millwright */
  brand?: OwnBrand;
  /** The filing number of a Chinese site with the register that proves it. */
  filing?: { number: string; url: string };
  /** Whether its content is invented, which every page says then. */
  demo: boolean;
}

/** The languages of the editions that a site has; none for Millwright itself. */
export const languagesOf = (site: Pick<OwnSite, 'editions'> | null): Partial<EditionLanguages> =>
  Object.fromEntries(
    (site ? editionKeysOf(site) : []).map((key) => [key, site?.editions[key]?.lang ?? ownLanguage(key)]),
  );

/**
 * The keys of the editions that a site has: the first is shown where nothing names another. The edition
 * stored under `cn` comes first, unless it is in another language than Chinese. Without a site of one's own there are both.
 */
export const editionKeysOf = (site: Pick<OwnSite, 'editions'> | null): EditionKey[] => {
  if (site === null) return [...EDITION_KEYS];
  const order: EditionKey[] = site.editions.cn?.lang === undefined ? ['cn', 'en', 'de'] : ['en', 'cn', 'de'];
  return order.filter((key) => site.editions[key] !== undefined);
};
