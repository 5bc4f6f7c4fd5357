import type { MessageDescriptor, Messages } from '@lingui/core';
import { msg } from '@lingui/core/macro';
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
import {
  createEditionOf,
  languageOf,
  type EditionEntry,
  type EditionHosts,
  type MillwrightEdition,
} from '@millwright/i18n/editions';
import type { Site } from './site.ts';

/** What every page of invented content says. */
const invented = msg`This is a demonstration: its companies, figures and people are invented.`;
const ownNotice = (name: string) =>
  msg`Texts and images are provided by ${name} and their authors. Ask before you reprint.`;

/** Pages about Millwright itself. A site of one's own does not have them. */
const pagesOfMillwright = [
  '/about/intro',
  '/about/history',
  '/about/management',
  '/about/careers',
  '/about/terms',
  '/meeting/innovation',
];

/** Whether a site has an editorial page of ours; null is Millwright itself, which has them all. */
export const hasPage = (site: OwnSite | null, path: string): boolean =>
  site === null || !pagesOfMillwright.includes(path);

/** The links of a site: those to sites that it does not have, to pages about Millwright and to nothing are left out. */
const linksOf = (entries: readonly EditionEntry[], site: OwnSite, hosts: EditionHosts): readonly EditionEntry[] => {
  const absent = (Object.keys(hosts) as (keyof EditionHosts)[]).filter((name) => site.sites[name] === undefined);
  const isThere = ({ path }: EditionEntry) =>
    path !== '' && hasPage(site, path) && !absent.some((name) => path.startsWith(hosts[name]));
  return entries
    .filter(isThere)
    .map((entry) => (entry.children ? { ...entry, children: linksOf(entry.children, site, hosts) } : entry));
};

/** Texts of a site under ids that no message of ours has. */
const said = (text: string): MessageDescriptor => ({ id: `own: ${text}`, message: text });

/**
 * What a site of one's own changes in an edition of Millwright: name, links and contact data, and what content that is
 * invented says. Plain data, which pages hand to the browser.
 * @param edition As it is built with the hosts of the site.
 * @param site Null is Millwright itself.
 * @param isDemo Whether the content is invented.
 */
function siteChanges(edition: MillwrightEdition, site: OwnSite | null, isDemo: boolean): Partial<MillwrightEdition> {
  const own = site?.editions[edition.key];
  if (!site || !own) return isDemo ? { footer: { ...edition.footer, remark: invented } } : {};
  const { contact, filing, sites } = site;
  const keys = editionKeysOf(site);
  const { name, tagline } = own;
  return {
    copy: { [`own: ${name}`]: [name], [`own: ${tagline}`]: [tagline] },
    hosts: { member: '', supplier: '', meeting: '', webinar: '', ...sites },
    counterpart: keys.find((key) => key !== edition.key) ?? edition.key,
    languages: keys.map(languageOf),
    siteName: said(name),
    welcome: said(tagline),
    navigation: linksOf(edition.navigation, site, edition.hosts),
    footer: {
      ...edition.footer,
      quickLinks: [
        ...linksOf(edition.footer.quickLinks, site, edition.hosts),
        { name: msg`Imprint`, path: '/about/imprint' },
      ],
      followUs: [],
      notice: ownNotice(name),
      ...(isDemo && { remark: invented }),
      filing: edition.footer.filing && (filing ?? null),
    },
    login: {
      ...edition.login,
      registerUrl: sites.member ? edition.login.registerUrl : '',
      // Without a member site, accounts are made by the editors.
      memberUrl: sites.member ? edition.login.memberUrl : '/about/contact',
      supplierUrl: sites.supplier ? edition.login.supplierUrl : '',
    },
    homePopup: edition.homePopup && isDemo,
    app: null,
    floatingQrs: [],
    contact: {
      email: contact.email ?? '',
      phone: contact.phone ?? '',
      phoneLink: (contact.phone ?? '').replace(/[^\d+]/g, ''),
    },
  };
}

/** An edition of the site with its copy. */
export interface SiteEdition {
  edition: MillwrightEdition;
  messages: Messages;
  /** What a site of one's own changes in the edition, for the browser; null where the browser's own is right. */
  changes: Partial<MillwrightEdition> | null;
}

/** What decides about the editions of a site. */
export interface SiteFacts {
  /** Edition and origins. */
  site: Site;
  /** What a site of one's own says of itself. @default null: Millwright itself */
  ownSite?: OwnSite | null;
  /** Where the sites with accounts of each edition are. @default below the host of the edition */
  accountOrigins?: Readonly<Record<EditionKey, AccountOrigins>>;
  /** Whether the content is invented, which every page says then. @default false */
  isDemo?: boolean;
}

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

let made: { of: Site['origins']; editions: Record<EditionKey, SiteEdition> } | undefined;

/** The editions of the site. There is one site in a process, whose settings hold its origins: they are made once. */
export function siteEditionsOf(facts: SiteFacts): Record<EditionKey, SiteEdition> {
  if (made?.of !== facts.site.origins) {
    setEditionLanguages(languagesOf(facts.ownSite ?? null));
    const keys = editionKeysOf(facts.ownSite ?? null);
    made = { of: facts.site.origins, editions: byEdition(keys, (key) => createSiteEdition(facts, key)) };
  }
  return made.editions;
}
