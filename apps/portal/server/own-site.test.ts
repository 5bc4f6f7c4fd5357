import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setUpDatabase } from '@millwright/api/set-up';
import { checkSite, writeSiteFile, type SiteFile } from '@millwright/api/site-file';
import { setEditionLanguages } from '@millwright/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runChild } from '../../api/test-support/child.ts';
import { sharedDatabase, type SharedDatabase } from '../../api/test-support/test-api.ts';
import { wordpressExport } from '../../api/test-support/wordpress-export.ts';
import { ownPages } from '../test-support/own-pages.ts';
import { portalOn, type TestServer } from '../test-support/portal-on.ts';
import { embeddedApi, type ApiAccess } from './api-access.ts';
import { readConfig } from './config.ts';

const english = { name: 'Foundry Weekly', tagline: 'News for foundries' };
const chinese = { name: '铸造周刊', tagline: '铸造行业资讯' };

const siteOf = (facts: Partial<SiteFile>): SiteFile =>
  checkSite({
    version: 1,
    editions: { en: english },
    contact: { email: 'editors@foundry.example' },
    sites: {},
    legal: { operator: 'Foundry Press GmbH', address: 'Hauptstrasse 1, 1010 Wien' },
    demo: false,
    modifiedAt: '2026-11-23T08:00:00.000Z',
    ...facts,
  });

const nothing = {
  industries: 'none',
  demo: false,
  administrator: null,
  resetPassword: false,
  html: { imagePrefix: '', playerHosts: [] },
} as const;

/** Own paths that a page links to outside of its content: header and footer. */
const linksOf = (html: string): string[] => [
  ...new Set([...html.matchAll(/<a [^>]*href="(\/(?!\/)[^"#?]*)/g)].map(([, path]) => path!)),
];

/** The paths that have no page. One after the other: a busy machine refuses a crowd. */
async function missingOf(portal: TestServer, paths: readonly string[], host: string): Promise<[string, number][]> {
  const found: [string, number][] = [];
  for (const path of paths) {
    const { status } = await portal.get(path, host);
    if (status !== 200) found.push([path, status]);
  }
  return found;
}

describe.each([
  { what: 'of one edition', editions: { en: english }, hosts: { 'localhost:3000': english } },
  {
    what: 'of two editions',
    editions: { cn: chinese, en: english },
    hosts: { 'en.localhost:3000': english, 'cn.localhost:3000': chinese },
  },
])('a site of its own $what, without any content', ({ editions, hosts }) => {
  let api: ApiAccess;
  let portal: TestServer;

  beforeAll(async () => {
    const { location, environment: env } = await sharedDatabase('nothing');
    await setUpDatabase(location, nothing);
    await writeSiteFile(env.DATA_DIR, siteOf({ editions, brand: { color: '#0a5c3f' } }));
    api = await embeddedApi(readConfig(env));
    portal = portalOn({ pages: await ownPages(), api, env });
  }, 60_000);
  afterAll(() => api?.close());

  it.each(Object.entries(hosts))('says its name and never ours (%s)', async (host, { name, tagline }) => {
    const html = await (await portal.get('/', host)).text();
    const text = html.replaceAll(/<script[^>]*>.*?<\/script>/gs, '');
    expect(text).toContain(name);
    expect(text).toContain(tagline);
    expect(html).not.toMatch(/millwright\.example|>Millwright|机匠/);
    expect(text).not.toMatch(/No data|暂无数据/);
  });

  it.each(
    [
      '/articles',
      '/videos',
      '/magazines',
      '/whitepapers',
      '/tradeshow',
      '/showroom/suppliers',
      '/showroom/products',
    ].map((path) => [path, Object.keys(hosts)[0]!] as const),
  )('tells editors, in the list that is empty, how to bring its content (%s)', async (path, host) => {
    const html = await (await portal.get(path, host)).text();
    expect(html).toMatch(/data-island="nextSteps"[^>]*npm run import/);
  });

  it.each(Object.keys(hosts).flatMap((host) => ['/', '/articles'].map((path) => [host, path] as const)))(
    'shows a visitor nothing of what it lacks (%s%s)',
    async (host, path) => {
      const html = await (await portal.get(path, host)).text();
      // The texts come along for editors, in what the browser makes of the island.
      const island = /<div data-island="nextSteps"[^>]*>(.*?)<\/div><\/div>/s.exec(html);
      expect(island?.[1]).toBe('<div data-server-markup="">');
      const shown = html.replaceAll(/<script[^>]*>.*?<\/script>/gs, '').replaceAll(/ data-props="[^"]*"/g, '');
      expect(shown).not.toMatch(/npm run|Next steps|下一步|Only you see this|仅您可见/);
    },
  );

  it.each(Object.keys(hosts))('has a page behind every link of its header and footer (%s)', async (host) => {
    const paths = linksOf(await (await portal.get('/', host)).text());
    expect(paths.length).toBeGreaterThan(15);
    expect(await missingOf(portal, paths, host)).toEqual([]);
  });

  it.each(Object.keys(hosts))(
    'is whole wherever its links lead: no list advises fewer filters (%s)',
    async (host) => {
      const found = new Set(['/']);
      const wrong: [string, number | string][] = [];
      // What is added meanwhile is visited, too.
      for (const path of found) {
        const response = await portal.get(path, host);
        const html = await response.text();
        if (response.status !== 200) wrong.push([path, response.status]);
        if (/No data|暂无数据/.test(html)) wrong.push([path, 'No data']);
        // Without a member site and a supplier site no link leads to one, or to nothing.
        for (const [, link] of html.matchAll(/<(?:a|form) [^>]*(?:href|action)="([^"]*)"/g))
          if (link === '' || /^https?:\/\/(?:member|supplier|meeting|webinar)\b/.test(link!)) wrong.push([path, link!]);
        for (const [, link] of html.matchAll(/<a [^>]*href="(\/(?!\/)[^"#]*)/g))
          found.add(link!.replaceAll('&amp;', '&'));
      }
      expect(found.size).toBeGreaterThan(20);
      expect(wrong).toEqual([]);
    },
    60_000,
  );

  it.each(Object.keys(hosts))(
    'states its operator and its contact, and leaves out what it has not (%s)',
    async (host) => {
      const html = await (await portal.get('/about/imprint', host)).text();
      expect(html).toContain('Foundry Press GmbH');
      expect(html).toContain('editors@foundry.example');
      expect(html).not.toMatch(/href="tel:|Tax number|税号/);
    },
  );

  it('names only pages that exist in its site map', async () => {
    const [host] = Object.keys(hosts) as [string];
    const map = await (await portal.get('/sitemap/pages.xml', host)).text();
    const paths = [...map.matchAll(/<loc>([^<]+)</g)].map(([, url]) => new URL(url!).pathname);
    expect(await missingOf(portal, paths, host)).toEqual([]);
    expect(map.includes('hreflang')).toBe(Object.keys(editions).length > 1);
  });

  it('switches between its languages, or has no switch', async () => {
    const [host] = Object.keys(hosts) as [string];
    const html = await (await portal.get('/', host)).text();
    expect(html.includes('action="/edition"')).toBe(Object.keys(editions).length > 1);
  });

  it('leads out by a page that names where to, and lets nobody in between fail', async () => {
    const [host] = Object.keys(hosts) as [string];
    const response = await portal.get('/redirect?url=https%3A%2F%2Fsteel.example%2F', host);
    expect([response.status, await response.text()]).toEqual([200, expect.stringContaining('steel.example')]);
  });

  it('lets forms lead to no site that it does not have', async () => {
    const [host] = Object.keys(hosts) as [string];
    const policy = (await portal.get('/', host)).headers.get('content-security-policy');
    expect(policy).toContain("form-action 'self';");
  });
});

const german = { name: 'Gießerei', tagline: 'Nachrichten für Gießereien', lang: 'de' } as const;

describe.each([
  { what: 'in Chinese', editions: { cn: chinese }, lang: 'zh-CN' },
  { what: 'in a language of its own', editions: { en: german }, lang: 'de' },
])('a site of one edition $what, with content', ({ editions, lang }) => {
  let env: SharedDatabase['environment'];
  let api: ApiAccess;
  let portal: TestServer;

  const importFile = async (name: string, content: string) => {
    const file = join(env.DATA_DIR, name);
    writeFileSync(file, content);
    const child = runChild('../src/commands/import.ts', [file], { ...env, IMAGE_PREFIX: '' });
    expect([await child.ended, child.errors()]).toEqual([0, '']);
  };

  beforeAll(async () => {
    const database = await sharedDatabase('nothing');
    env = database.environment;
    await setUpDatabase(database.location, { ...nothing, industries: 'ours' });
    await writeSiteFile(env.DATA_DIR, siteOf({ editions }));
    const posts = Array.from({ length: 12 }, (_, at) => ({
      id: at + 1,
      title: `Post ${at + 1}`,
      name: `post-${at + 1}`,
      body: `<p>Text ${at + 1}</p>`,
      extra:
        '<category domain="category" nicename="plastics"><![CDATA[Plastics]]></category>' +
        '<category domain="post_tag" nicename="sand"><![CDATA[Sand]]></category>',
    }));
    // The language that the file names is not that of the site: its articles belong to the one edition all the same.
    await importFile('posts.xml', wordpressExport(posts, 'fr'));
    const [edition] = Object.keys(editions).map((key) => (key === 'cn' ? 'title_cn' : 'title_de')) as [string];
    await importFile('suppliers.csv', `key,${edition},featured\na,Press works,yes\nb,Mould shop,yes\n`);
    await importFile('products.csv', `key,${edition},supplier,featured\np,A press,Press works,yes\n`);
    api = await embeddedApi(readConfig(env));
    portal = portalOn({ pages: await ownPages(), api, env });
  }, 120_000);
  afterAll(async () => {
    await api?.close();
    setEditionLanguages({});
  });

  it('leads to no article of an edition that it does not have, although one is stored', async () => {
    const [own] = Object.keys(editions);
    const edition = own === 'en' ? 'cn' : 'en';
    const dates = { publishedAt: '2026-05-11T08:00:00Z', modifiedAt: '2026-05-11T08:00:00Z' };
    await api.close();
    await importFile(
      'other.jsonl',
      JSON.stringify({
        entity: 'article',
        record: { id: 900, edition, title: 'Elsewhere', body: '<p>x</p>', ...dates },
      }),
    );
    api = await embeddedApi(readConfig(env));
    portal = portalOn({ pages: await ownPages(), api, env });
    const response = await portal.get('/article/900', 'localhost:3000');
    expect(response.status).toBe(404);
    expect(await response.text()).not.toMatch(/href="[^"]*\/article\/900"|undefined\//);
  }, 120_000);

  it('has a page behind every link of header, footer and home page, and none of another edition', async () => {
    const host = 'localhost:3000';
    const html = await (await portal.get('/', host)).text();
    expect(html).toContain(`<html lang="${lang}"`);
    for (const text of ['Post 12', 'Press works', 'A press']) expect(html).toContain(text);
    const links = [...html.matchAll(/<(?:a|form) [^>]*?(?:href|action)="([^"]+)"/g)].map(([, link]) =>
      link!.replaceAll('&amp;', '&'),
    );
    // Of the edition itself, there is one origin.
    const hosts = links.filter((link) => /^(?:https?:)?\/\/[^/?]*localhost/.test(link));
    expect(hosts.filter((link) => URL.parse(link)?.host !== host)).toEqual([]);
    expect(links).not.toContain('/edition');
    expect(html).not.toContain('hreflang=');
    const paths = [...new Set(links.filter((link) => /^\/(?!\/)/.test(link)).map((link) => link.split('#')[0]!))];
    expect(paths.length).toBeGreaterThan(25);
    expect(paths).toEqual(expect.arrayContaining(['/article/post-12', '/i/plastics', '/showroom/suppliers']));
    expect(await missingOf(portal, paths, host)).toEqual([]);
  }, 120_000);
});

describe('a site of two editions, of which one has a member site', () => {
  it('leads to it from this edition alone', async () => {
    const { location, environment: env } = await sharedDatabase('nothing');
    const editions = { cn: chinese, en: { ...english, member: { at: 'here' } as const } };
    await writeSiteFile(env.DATA_DIR, siteOf({ editions }));
    await setUpDatabase(location, nothing);
    const api = await embeddedApi(readConfig(env));
    try {
      const portal = portalOn({ pages: await ownPages(), api, env });
      const leading = await Promise.all(
        ['en.localhost:3000', 'cn.localhost:3000'].map(async (host) => {
          const html = await (await portal.get('/', host)).text();
          return [...new Set(html.match(/https?:\/\/(?:member|supplier)\.[\w.]+/g))].sort();
        }),
      );
      expect(leading).toEqual([['http://member.en.localhost'], []]);
    } finally {
      await api.close();
    }
  }, 60_000);
});

describe('a demo with a name of its own', () => {
  it('says on every page that it is invented', async () => {
    const { location, environment: env } = await sharedDatabase('nothing');
    await writeSiteFile(env.DATA_DIR, siteOf({ demo: true }));
    await setUpDatabase(location, nothing);
    const api = await embeddedApi(readConfig(env));
    try {
      const portal = portalOn({ pages: await ownPages(), api, env });
      const pages = ['/', '/about', '/articles'].map(async (path) => (await portal.get(path)).text());
      for (const html of await Promise.all(pages)) expect(html).toContain('companies, figures and people are invented');
    } finally {
      await api.close();
    }
  }, 60_000);
});
