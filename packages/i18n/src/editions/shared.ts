import { msg } from '@lingui/core/macro';
import { htmlLang, type EditionKey, type HtmlLang } from '@millwright/domain';
import type { Edition, EditionEntry, EditionHosts, EditionLanguage } from './types.ts';

const namesOf: Readonly<Record<HtmlLang, { name: string; short: string }>> = {
  'zh-CN': { name: '中文', short: 'CN' },
  en: { name: 'English', short: 'EN' },
  de: { name: 'Deutsch', short: 'DE' },
};

/** An edition as the language switch lists it. */
export const languageOf = (key: EditionKey): EditionLanguage<EditionKey> => {
  const lang = htmlLang(key);
  return { key, lang, ...namesOf[lang] };
};

/** The editions of Millwright itself as the language switch lists them. */
export const languages: readonly EditionLanguage<EditionKey>[] = [
  { key: 'cn', lang: 'zh-CN', ...namesOf['zh-CN'] },
  { key: 'en', lang: 'en', ...namesOf.en },
];

/** What follows from the language of an edition. Search engines show 155 characters of a description, 80 Chinese ones. */
export const ofLanguage: Readonly<
  Record<'cn' | 'en' | 'de', Pick<Edition, 'direction' | 'openGraphLocale' | 'riseColor' | 'descriptionLength'>>
> = {
  cn: { direction: 'ltr', openGraphLocale: 'zh_CN', riseColor: 'red', descriptionLength: 80 },
  en: { direction: 'ltr', openGraphLocale: 'en_US', riseColor: 'green', descriptionLength: 155 },
  de: { direction: 'ltr', openGraphLocale: 'de_DE', riseColor: 'green', descriptionLength: 155 },
};

/** The sites next to the portal, by the edition's url suffix. */
export const hostsOf = (urlSuffix: string): EditionHosts => ({
  member: `https://member.${urlSuffix}`,
  supplier: `https://supplier.${urlSuffix}`,
  meeting: `https://meeting.${urlSuffix}`,
  webinar: `https://webinar.${urlSuffix}`,
});

/** Main navigation (spec §2): the same pages in both editions, the external ones on the edition's own hosts. */
export const navigationOf = (hosts: EditionHosts): readonly EditionEntry[] => [
  {
    name: msg`News`,
    path: '/articles',
    children: [
      { name: msg`Editor’s pick`, path: '/articles/Editorpick' },
      { name: msg`Latest`, path: '/articles/latest' },
      { name: msg`Overseas`, path: '/articles/oversea' },
    ],
  },
  {
    name: msg`Online showroom`,
    path: '/showroom',
    children: [
      { name: msg`Suppliers`, path: '/showroom/suppliers' },
      { name: msg`Products`, path: '/showroom/products' },
      { name: msg`Supply hall`, path: '/showroom/platform' },
    ],
  },
  { name: msg`Magazines`, path: '/magazines' },
  {
    name: msg`Meetings`,
    path: hosts.meeting,
    blank: true,
    children: [
      { name: msg`Upcoming events`, path: `${hosts.meeting}/upcoming`, blank: true },
      { name: msg`Past events`, path: `${hosts.meeting}/past`, blank: true },
    ],
  },
  { name: msg`Webinars`, path: hosts.webinar, blank: true },
  { name: msg`Videos`, path: '/videos' },
  { name: msg`Exhibitions`, path: '/tradeshow' },
  { name: msg`White papers`, path: '/whitepapers' },
  {
    name: msg`About`,
    path: '/about',
    children: [
      { name: msg`Who we are`, path: '/about/intro' },
      { name: msg`History`, path: '/about/history' },
      { name: msg`Management`, path: '/about/management' },
      { name: msg`Media centre`, path: '/media' },
      { name: msg`Careers`, path: '/about/careers' },
      { name: msg`Contact`, path: '/about/contact' },
    ],
  },
];

/** The header's links that are no login. */
export const headerLinks: readonly EditionEntry[] = [{ name: msg`Supply hall`, path: '/showroom/platform' }];

/** The quick links that both footers have (spec §2 Footer). */
export const commonQuickLinks = (hosts: EditionHosts): readonly EditionEntry[] => [
  { name: msg`Media centre`, path: '/media' },
  { name: msg`Meetings`, path: hosts.meeting, blank: true },
  { name: msg`Webinars`, path: hosts.webinar, blank: true },
  { name: msg`Privacy policy`, path: '/about/policy' },
  { name: msg`Contact`, path: '/about/contact' },
  { name: msg`Careers`, path: '/about/careers' },
  { name: msg`Sitemap`, path: '/sitemaps' },
];

/** URLs of the login entries on the member and supplier sites. */
export const loginUrls = (hosts: EditionHosts) => ({
  registerUrl: `${hosts.member}/register`,
  memberUrl: `${hosts.member}/login`,
  supplierUrl: `${hosts.supplier}/login`,
  policyPath: '/about/policy',
});
