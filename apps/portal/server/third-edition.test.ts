import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openMedia, readIndustryList, setUpDatabase } from '@millwright/api/set-up';
import { writeSiteFile } from '@millwright/api/site-file';
import { setEditionLanguages } from '@millwright/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runChild } from '../../api/test-support/child.ts';
import { wordpressExport } from '../../api/test-support/wordpress-export.ts';
import { ownPages } from '../test-support/own-pages.ts';
import { portalOn, type TestServer } from '../test-support/portal-on.ts';
import { embeddedApi, type ApiAccess } from './api-access.ts';
import { readConfig } from './config.ts';
import { collectAnswers } from './setup/collect-answers.ts';
import { questions } from './setup/questions.ts';
import { languagesOfAnswers, siteOfAnswers } from './setup/site-of-answers.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'third-edition-'));
const env = { DATA_DIR: dataDir, EDITION_HOSTS: 'de=http://www.giesserei.example' };
const hosts = { cn: 'cn.localhost:3000', en: 'en.localhost:3000', de: 'www.giesserei.example' };
let api: ApiAccess;
let portal: TestServer;

const page = async (host: keyof typeof hosts, path: string) => {
  const response = await portal.get(path, hosts[host]);
  return { status: response.status, html: await response.text() };
};

/** The `hreflang` alternates of a page. */
const alternatesIn = (html: string): Record<string, string> =>
  Object.fromEntries(
    [...html.matchAll(/<link rel="alternate" hreflang="([^"]+)" href="([^"]+)"/g)].map(([, lang, url]) => [
      lang!,
      url!,
    ]),
  );

/** Where the language switch of a page leads. */
const switchIn = (html: string): string[] => {
  const [form = ''] = /<form action="\/edition".*?<\/form>/s.exec(html) ?? [];
  return [...form.matchAll(/<a [^>]*href="([^"]+)"/g)].map(([, url]) => url!);
};

/** Sets a site up as `npm run setup` does: by flags and by variables. */
async function setUp(): Promise<void> {
  const answers = await collectAnswers(questions, {
    flags: { editions: 'cn,en,de', 'name-cn': '铸造周刊', 'name-en': 'Foundry Weekly', 'member-site-de': 'here' },
    environment: { SITE_NAME_DE: 'Gießereiblatt', SITE_TAGLINE_DE: 'Nachrichten vom Guss' },
    before: {},
    request: null,
  });
  setEditionLanguages(languagesOfAnswers(answers, null));
  await setUpDatabase(
    { dataDir },
    {
      industries: readIndustryList(
        'slug,name_cn,name_en,name_de,parent\ncasting,铸造,Casting,Gießen,\n,砂型,Sand,Sandguss,casting\nvalves,阀门,Valves,,\n',
      ),
      demo: false,
      administrator: null,
      resetPassword: false,
      html: { imagePrefix: '', playerHosts: [] },
    },
  );
  const about = { before: null, media: openMedia({ dataDir }), pathOf: (path: string) => path, now: new Date() };
  await writeSiteFile(dataDir, await siteOfAnswers(answers, about));
}

async function importFile(name: string, content: string, ...flags: string[]): Promise<void> {
  writeFileSync(join(dataDir, name), content);
  const environment = { DATA_DIR: dataDir, DATABASE_URL: '', IMAGE_PREFIX: '', INIT_CWD: dataDir };
  const child = runChild('../src/commands/import.ts', [join(dataDir, name), ...flags], environment);
  expect([await child.ended, child.errors()]).toEqual([0, '']);
}

const article = (id: number, edition: string, title: string, counterpartId: number) =>
  JSON.stringify({
    entity: 'article',
    record: {
      id,
      edition,
      title,
      body: `<p>${title}</p>`,
      publishedAt: '2026-05-11T08:00:00Z',
      modifiedAt: '2026-05-11T08:00:00Z',
      counterpartId,
    },
  });

beforeAll(async () => {
  await setUp();
  const extra = '<category domain="category" nicename="sand"><![CDATA[Sandguss]]></category>';
  const posts = [{ id: 12, title: 'Neue Formstoffe', name: 'formstoffe', body: '<p>Versuche mit Quarz</p>', extra }];
  // The file says that it is Chinese: what the flag names counts.
  await importFile('de.xml', wordpressExport(posts), '--edition', 'de');
  // Each names one counterpart: all three find each other.
  await importFile(
    'both.jsonl',
    `${article(901, 'en', 'New moulding materials', 1)}\n${article(902, 'cn', '新型造型材料', 901)}\n`,
  );
  await importFile('suppliers.csv', 'title_en,title_de,industry\nSand Co,Sand AG,Gießen\n');
  await importFile('products.csv', 'title_de,brief_de,supplier\nQuarzsand,Feiner Sand,Sand AG\n');
  api = await embeddedApi(readConfig(env));
  portal = portalOn({ pages: await ownPages(), api, env });
}, 180_000);
afterAll(async () => {
  await api?.close();
  setEditionLanguages({});
  rmSync(dataDir, { recursive: true });
});

describe('a site of three editions', () => {
  it.each([
    ['cn', 'zh-CN', '铸造周刊'],
    ['en', 'en', 'Foundry Weekly'],
    ['de', 'de', 'Gießereiblatt'],
  ] as const)('has a home page of its own in each (%s)', async (host, lang, name) => {
    const { status, html } = await page(host, '/');
    expect([status, html.includes(`<html lang="${lang}"`), html.includes(`<title>${name}`)]).toEqual([200, true, true]);
    expect(alternatesIn(html)).toEqual({
      'zh-CN': 'http://cn.localhost:3000/',
      en: 'http://en.localhost:3000/',
      de: 'http://www.giesserei.example/',
      'x-default': 'http://en.localhost:3000/',
    });
  });

  it('names all counterparts of an article, and the language switch leads to each', async () => {
    const urls = {
      'zh-CN': 'http://cn.localhost:3000/article/902',
      en: 'http://en.localhost:3000/article/901',
      de: 'http://www.giesserei.example/article/formstoffe',
      'x-default': 'http://en.localhost:3000/article/901',
    };
    for (const [host, lang] of [['cn', 'zh-CN'] as const, ['en', 'en'] as const, ['de', 'de'] as const]) {
      const { html } = await page(host, new URL(urls[lang]).pathname);
      expect([lang, alternatesIn(html)]).toEqual([lang, urls]);
      const others = Object.entries(urls).filter(([one]) => one !== lang && one !== 'x-default');
      expect(new Set(switchIn(html))).toEqual(new Set(others.map(([, url]) => url)));
    }
  });

  it('tells a page that is loaded later where each language is', async () => {
    const response = await portal.get('/article/formstoffe.data', hosts.de);
    expect(await response.json()).toMatchObject({
      languagePaths: { cn: '/article/902', en: '/article/901' },
    });
  });

  it('leads to the list, which says so, from what an edition lacks, and from there to whom has it', async () => {
    const { html } = await page('de', '/showroom/products/info/2');
    expect(alternatesIn(html)).toEqual({});
    expect(switchIn(html)).toEqual([
      'http://cn.localhost:3000/showroom/products#untranslated',
      'http://en.localhost:3000/showroom/products#untranslated',
    ]);
    const elsewhere = await page('cn', '/showroom/products/info/2');
    expect(elsewhere.status).toBe(404);
    expect(elsewhere.html).toContain('href="http://www.giesserei.example/showroom/products/info/2"');
  });

  it('names an entry in the editions that have it', async () => {
    const { html } = await page('en', '/showroom/suppliers/info/1');
    expect(Object.keys(alternatesIn(html))).toEqual(['en', 'de', 'x-default']);
    const map = await page('de', '/sitemap/supplier-1.xml');
    expect(map.html.match(/hreflang="[^"]+"/g)).toEqual(['hreflang="en"', 'hreflang="de"', 'hreflang="x-default"']);
    const articles = await page('de', '/sitemap/article-1.xml');
    expect(articles.html.match(/hreflang="[^"]+"/g)).toHaveLength(4);
  });

  it('finds what is imported by the language, by tag and industry, and counts it', async () => {
    const found = await page('de', '/search?type=news&keyword=Formstoffe');
    expect(found.html).toContain('href="/article/formstoffe"');
    const products = await page('de', '/search?type=products&keyword=Quarzsand');
    expect(products.html).toContain('Sand AG');
    const industry = await page('de', '/i/casting');
    expect(industry.html).toMatch(/<h1[^>]*>Gießen/);
    expect(industry.html).toContain('Neue Formstoffe');
    const other = await page('en', '/search?type=news&keyword=Formstoffe');
    expect(other.html).not.toContain('href="/article/formstoffe"');
  });

  it('has names of industries in its language, else in English', async () => {
    const { html } = await page('de', '/');
    expect(html).toContain('Sandguss');
    expect(html).toContain('Valves');
    expect(html).not.toMatch(/阀门|Casting/);
  });

  it('has feeds and a member site of its own', async () => {
    const feed = await page('de', '/rss');
    expect(feed.html).toContain('Neue Formstoffe');
    const { html } = await page('de', '/');
    expect(html).toContain('http://member.giesserei.example');
    expect((await page('en', '/')).html).not.toMatch(/http:\/\/member\./);
  });

  it('is chosen by a cookie where no host names an edition, and returns to the page that is there', async () => {
    const { html } = await page('en', '/article/901');
    expect(html).toContain('<html lang="en"');
    const unnamed = await (
      await portal.get('/article/901', 'localhost:3000', { headers: { cookie: 'edition=en' } })
    ).text();
    const form = new URLSearchParams([
      ...[...unnamed.matchAll(/<input type="hidden" name="(to[^"]*)" value="([^"]*)"/g)].map(
        ([, name, value]): [string, string] => [name!, value!],
      ),
      ['edition', 'de'],
    ]);
    const chosen = await portal.get('/edition', 'localhost:3000', {
      method: 'POST',
      body: form,
      headers: { origin: 'http://localhost:3000', 'sec-fetch-site': 'same-origin' },
    });
    expect([chosen.status, chosen.headers.get('location')]).toEqual([303, '/article/formstoffe']);
    const cookie = chosen.headers.get('set-cookie')!.split(';')[0]!;
    const response = await portal.get('/article/formstoffe', 'localhost:3000', { headers: { cookie } });
    expect(await response.text()).toContain('<html lang="de"');
  });
});
