import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { editionKeysOf, type OwnSite } from '@millwright/domain';
import { languageOf, type EditionEntry, type EditionHosts, type MillwrightEdition } from '@millwright/i18n/editions';

/** What every page of invented content says. */
const inventedNotice = msg`This is a demonstration: its companies, figures and people are invented.`;
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
export function siteChanges(
  edition: MillwrightEdition,
  site: OwnSite | null,
  isDemo: boolean,
): Partial<MillwrightEdition> {
  const own = site?.editions[edition.key];
  if (!site || !own) return isDemo ? { footer: { ...edition.footer, notice: inventedNotice } } : {};
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
      notice: isDemo ? inventedNotice : ownNotice(name),
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
