import type { Messages } from '@lingui/core';
import {
  SITES_WITH_ACCOUNTS,
  accountOriginsOf,
  byEdition,
  editionKeysOf,
  htmlLang,
  languagesOf,
  setEditionLanguages,
  type AccountOrigins,
  type EditionKey,
  type OwnSite,
} from '@millwright/domain';
import { languageCatalogs } from '@millwright/i18n/catalogs/server';
import { createEditionOf, type MillwrightEdition } from '@millwright/i18n/editions';
import type { PageRequest } from './request-scope.types.ts';
import { siteChanges } from './site-changes.server.ts';

/** An edition of the site with its copy. */
export interface SiteEdition {
  edition: MillwrightEdition;
  messages: Messages;
  /** What a site of one's own changes in the edition, for the browser; null where the browser's own is right. */
  changes: Partial<MillwrightEdition> | null;
}

/** What decides about the editions of a site. */
type SiteFacts = Pick<PageRequest, 'site' | 'ownSite' | 'isDemo' | 'accountOrigins'>;

/** The site with the sites with accounts that belong to an edition. */
const withAccounts = (site: OwnSite | null | undefined, accounts: AccountOrigins | undefined): OwnSite | null => {
  if (!site || !accounts) return site ?? null;
  // An edition may lack what others have.
  const { member: _member, supplier: _supplier, ...others } = site.sites;
  return { ...site, sites: { ...others, ...accounts } };
};

const createSiteEdition = (facts: SiteFacts, key: EditionKey): SiteEdition => {
  const nextToPortal = accountOriginsOf(facts.site.origins[key]);
  const accounts = facts.accountOrigins?.[key] ?? (facts.ownSite ? {} : nextToPortal);
  const site = withAccounts(facts.ownSite, facts.accountOrigins?.[key]);
  const built = createEditionOf(key, site?.sites ?? accounts);
  const changes = siteChanges(built, site, facts.isDemo ?? false);
  // The footer is static HTML.
  const { footer: _, ...ofBrowser } = changes;
  // The browser knows by itself where these sites are, unless a setting names other hosts.
  const isNamed = SITES_WITH_ACCOUNTS.some((name) => accounts[name] !== nextToPortal[name]);
  const named = isNamed ? { hosts: built.hosts, login: built.login } : null;
  return {
    edition: { ...built, ...changes },
    messages: { ...languageCatalogs[htmlLang(key)], ...changes.copy },
    changes: site ? ofBrowser : named,
  };
};

let made: { facts: SiteFacts; editions: Record<EditionKey, SiteEdition> } | undefined;

const isSameSite = (one: SiteFacts, other: SiteFacts): boolean =>
  one.ownSite === other.ownSite &&
  one.isDemo === other.isDemo &&
  one.accountOrigins === other.accountOrigins &&
  one.site.origins === other.site.origins;

/** The editions of the site. There is one site in a process, so they are made once. */
export function siteEditionsOf(facts: SiteFacts): Record<EditionKey, SiteEdition> {
  if (!made || !isSameSite(made.facts, facts)) {
    setEditionLanguages(languagesOf(facts.ownSite ?? null));
    const keys = editionKeysOf(facts.ownSite ?? null);
    made = { facts, editions: byEdition(keys, (key) => createSiteEdition(facts, key)) };
  }
  return made.editions;
}
