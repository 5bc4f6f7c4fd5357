import { describe, expect, it } from 'vitest';
import { EDITION_KEYS, SEARCH_TYPES, type OwnEditionKey } from '@millwright/domain';
import { serverCatalogs } from '../catalogs/server.ts';
import { createI18n } from '../create-i18n.ts';
import { createEditions, editions, type EditionEntry, type MillwrightEdition } from './index.ts';

const names = (edition: MillwrightEdition, entries: readonly EditionEntry[]): string[] => {
  const i18n = createI18n(edition.key, serverCatalogs[edition.key as OwnEditionKey]);
  return entries.map(({ name }) => i18n._(name));
};
const paths = (entries: readonly EditionEntry[] | undefined) => (entries ?? []).map(({ path }) => path);
const flat = (entries: readonly EditionEntry[]): EditionEntry[] =>
  entries.flatMap((entry) => [entry, ...flat(entry.children ?? [])]);
const { cn, en } = editions;

/** What the entries of the navigation are called, each before those below it. */
const navigationNames: Record<string, string[]> = {
  cn: [
    '资讯',
    '编辑推荐',
    '最新资讯',
    '海外资讯',
    '在线展厅',
    '供应商',
    '产品',
    '供需大厅',
    '杂志',
    '会议',
    '近期会议',
    '往期回顾',
    '在线研讨会',
    '视频',
    '展会',
    '白皮书',
    '关于我们',
    '公司简介',
    '发展历程',
    '管理团队',
    '媒体中心',
    '人才招聘',
    '联系我们',
  ],
  en: [
    'News',
    'Editor’s pick',
    'Latest',
    'Overseas',
    'Online showroom',
    'Suppliers',
    'Products',
    'Supply hall',
    'Magazines',
    'Meetings',
    'Upcoming events',
    'Past events',
    'Webinars',
    'Videos',
    'Exhibitions',
    'White papers',
    'About',
    'Who we are',
    'History',
    'Management',
    'Media centre',
    'Careers',
    'Contact',
  ],
};
const both = EDITION_KEYS.map((key) => [key, editions[key]] as const);

it('[CO-09] [EN-23] there are exactly two editions, each with its own url suffix', () => {
  expect(Object.keys(editions)).toEqual(['cn', 'en']);
  expect(cn.urlSuffix).not.toBe(en.urlSuffix);
  expect([cn.lang, en.lang]).toEqual(['zh-CN', 'en']);
  expect([cn.counterpart, en.counterpart]).toEqual(['en', 'cn']);
});

describe.each(both)('the navigation of %s', (_, edition) => {
  const [news, showroom, magazines, meetings, webinars, videos, exhibitions, papers, about] = edition.navigation;

  it('leads to the pages of the specification', () => {
    expect(paths(edition.navigation)).toEqual([
      '/articles',
      '/showroom',
      '/magazines',
      edition.hosts.meeting,
      edition.hosts.webinar,
      '/videos',
      '/tradeshow',
      '/whitepapers',
      '/about',
    ]);
    expect(paths(news?.children)).toEqual(['/articles/Editorpick', '/articles/latest', '/articles/oversea']);
    expect(paths(showroom?.children)).toEqual(['/showroom/suppliers', '/showroom/products', '/showroom/platform']);
    expect(paths(about?.children)).toEqual([
      '/about/intro',
      '/about/history',
      '/about/management',
      '/media',
      '/about/careers',
      '/about/contact',
    ]);
    for (const entry of [magazines, videos, exhibitions, papers]) expect(entry?.children).toBeUndefined();
  });

  it('[NV-10] [NV-13] meetings and webinars are external, on hosts that end in the url suffix of the edition', () => {
    for (const entry of [meetings, webinars]) {
      const url = new URL(entry?.path ?? '');
      expect(url.hostname.endsWith(`.${edition.urlSuffix}`)).toBe(true);
      expect(entry?.blank).toBe(true);
    }
    expect(meetings?.children?.map(({ path, blank }) => [path, blank])).toEqual([
      [`${edition.hosts.meeting}/upcoming`, true],
      [`${edition.hosts.meeting}/past`, true],
    ]);
  });

  it('[EN-09] opens external entries, and only those, in a new tab', () => {
    for (const entry of flat(edition.navigation)) expect(entry.blank ?? false).toBe(!entry.path.startsWith('/'));
  });

  it('[EN-09] has entries of name, path and, where it needs them, tab, image and entries below, and of nothing else', () => {
    const fields = flat(edition.navigation).map((entry) => Object.keys(entry));
    for (const keys of fields) {
      expect(keys).toEqual(expect.arrayContaining(['name', 'path']));
      expect(keys.filter((key) => !['name', 'path', 'blank', 'image', 'children'].includes(key))).toEqual([]);
    }
    expect(fields.some((keys) => keys.includes('blank'))).toBe(true);
    expect(fields.some((keys) => keys.includes('children'))).toBe(true);
  });

  it('names every entry in its own language', () => {
    expect(names(edition, flat(edition.navigation))).toEqual(navigationNames[edition.key]);
  });
});

describe('the footer', () => {
  it.each(both)('%s has the seven quick links and one that is still being made', (_, edition) => {
    const { quickLinks } = edition.footer;
    expect(paths(quickLinks)).toEqual([
      '/media',
      edition.hosts.meeting,
      edition.hosts.webinar,
      '/about/policy',
      '/about/contact',
      '/about/careers',
      '/sitemaps',
      '',
    ]);
  });

  it('the last one is the content matrix in cn and social media in en', () => {
    expect(names(cn, cn.footer.quickLinks).at(-1)).toBe('内容矩阵');
    expect(names(en, en.footer.quickLinks).at(-1)).toBe('Social media');
  });

  it('shows the codes that each edition has', () => {
    expect(cn.footer.followUs.map(({ purpose }) => purpose)).toEqual(['officialAccount']);
    expect(en.footer.followUs.map(({ purpose }) => purpose)).toEqual(['officialAccount', 'professionalNetwork']);
  });

  it('has partner links and a filing number in cn only', () => {
    expect([cn.footer.partnerLinks, en.footer.partnerLinks]).toEqual([true, false]);
    expect([cn.footer.filing !== null, en.footer.filing !== null]).toEqual([true, false]);
  });
});

describe('logging in', () => {
  it('[EN-27] is by code or password with a phone in cn, by password with an e-mail in en', () => {
    expect([cn.login.modes, cn.login.accountKind]).toEqual([['code', 'password'], 'phone']);
    expect([en.login.modes, en.login.accountKind]).toEqual([['password'], 'email']);
  });

  it.each(both)('%s has separate entries for members and suppliers', (_, { login, hosts }) => {
    expect(login.memberUrl.startsWith(`${hosts.member}/`)).toBe(true);
    expect(login.supplierUrl.startsWith(`${hosts.supplier}/`)).toBe(true);
    expect(hosts.member).not.toBe(hosts.supplier);
  });
});

it('the app and the home pop-up are of the Chinese edition only', () => {
  expect([cn.homePopup, en.homePopup]).toEqual([true, false]);
  expect([cn.app?.downloadPath, en.app]).toEqual(['/appdownload', null]);
});

it('[CO-08] both editions search the seven types', () => {
  for (const [, edition] of both) expect(edition.searchTypes).toEqual(SEARCH_TYPES);
});

it('[EN-27] no URL of one edition leads to the hosts of the other', () => {
  for (const [key, edition] of both) {
    const counterpart = edition.counterpart as OwnEditionKey;
    expect(JSON.stringify(editions[key])).not.toContain(editions[counterpart].urlSuffix);
  }
});

it('configured hosts replace the built-in ones wherever they are linked', () => {
  const { en: other, cn: untouched } = createEditions({
    en: { meeting: 'https://events.example', member: 'https://my.example' },
  });
  expect(other.navigation[3]?.path).toBe('https://events.example');
  expect(other.navigation[3]?.children?.[0]?.path).toBe('https://events.example/upcoming');
  expect(other.footer.quickLinks[1]?.path).toBe('https://events.example');
  expect(other.login.memberUrl).toBe('https://my.example/login');
  expect(other.hosts.webinar).toBe(en.hosts.webinar);
  expect(untouched).toEqual(cn);
});
