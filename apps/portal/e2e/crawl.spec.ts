import { HtmlValidate } from 'html-validate';
import { pageFacts } from './support/page-facts.ts';
import { rawRequest } from './support/raw-request.ts';
import { exceptionalPages, routeKinds } from './support/route-kinds.ts';
import { expect, test } from './support/test.ts';

const mostPages = 600;

/** Addresses that differ by number alone are of one kind: a few of each are followed. */
const kindOf = (path: string) => path.replaceAll(/\d+/g, 'N').replace(/^\/article\/.*/, '/article/N').replace(/^\/i\/[^/?]+/, '/i/N');
const fewOfAKind = 12;

test('a crawl finds every page that a link of ours leads to', async ({ baseURL, narrow }) => {
  test.skip(narrow, 'the server sends the same to every width');
  test.setTimeout(180_000);
  const waiting = ['/'];
  const seen = new Set(waiting);
  const kinds = new Map<string, number>();
  const broken: string[] = [];
  let visited = 0;
  while (waiting.length > 0 && visited < mostPages) {
    await Promise.all(
      waiting.splice(0, 8).map(async (path) => {
        visited += 1;
        const { status, links } = await pageFacts(baseURL!, path);
        if (status >= 400) broken.push(`${status} ${path}`);
        for (const link of links) {
          const kind = kindOf(link);
          const known = kinds.get(kind) ?? 0;
          if (seen.has(link) || known >= fewOfAKind) continue;
          kinds.set(kind, known + 1);
          seen.add(link);
          waiting.push(link);
        }
      }),
    );
  }
  expect(broken).toEqual([]);
  expect(visited).toBeGreaterThan(200);
});

const samples = [
  '/', '/articles', '/articles/newswire', '/search?keyword=laser', '/videos', '/magazines', '/whitepapers', '/tradeshow', '/tradeshow/directories', '/showroom', '/showroom/suppliers',
  '/showroom/products', '/showroom/platform', '/media', '/about/contact', '/about/history', '/meeting/innovation', '/appdownload', '/sitemaps', '/favourites', '/i/plastics', '/subsite/articles?sid=5', '/error1', '/no/such/page',
];

test('the HTML of every kind of page is valid', async ({ baseURL, edition, narrow }) => {
  test.skip(narrow, 'the server sends the same to every width');
  test.setTimeout(90_000);
  const validator = new HtmlValidate({ extends: ['html-validate:standard'] });
  const faults = await Promise.all(
    [...(await routeKinds(baseURL!, edition)), ...exceptionalPages].map(async (path) => {
      const { html } = await pageFacts(baseURL!, path);
      const { results } = await validator.validateString(html);
      return results.flatMap(({ messages }) => messages.map(({ ruleId, line, message }) => `${path} ${line} ${ruleId}: ${message}`));
    }),
  );
  expect(faults.flat()).toEqual([]);
  // The validator itself is seen to find something.
  expect((await validator.validateString('<p id="a"><div id="a"></p>')).valid).toBe(false);
});

test('every kind of page comes alive without a fault, keeps its heading and is not wider than the screen', async ({ page, shell, faults, baseURL }) => {
  test.setTimeout(180_000);
  const detail = async (list: string, pattern: RegExp) => (await pageFacts(baseURL!, list)).links.find((link) => pattern.test(link))!;
  const details = await Promise.all([
    detail('/articles', /^\/article\//), detail('/videos', /^\/videos\/info\//), detail('/magazines', /^\/magazines\/info\//), detail('/whitepapers', /^\/whitepapers\/info\//),
    detail('/tradeshow', /^\/tradeshow\/info\//), detail('/showroom/suppliers', /^\/showroom\/suppliers\/info\//), detail('/showroom/products', /^\/showroom\/products\/info\//),
    detail('/showroom/platform', /^\/showroom\/(?:supply|demand)\//), detail('/media', /^\/media\/\d/),
  ]);
  for (const path of [...samples.slice(0, -1), ...details]) {
    expect([path, await shell.open(path)]).toEqual([path, 200]);
    const heading = await page.locator('h1').first().innerText();
    await shell.becomesAlive();
    await expect(page.locator('h1').first()).toHaveText(heading);
    const width = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect([path, width]).toEqual([path, 0]);
    expect([path, faults]).toEqual([path, []]);
  }
});

test('feeds, site maps, calendars and the manifest are what machines expect', async ({ baseURL, narrow, edition }) => {
  test.skip(narrow, 'the server sends the same to every width');
  const ask = async (path: string) => {
    const { status, headers, body } = await rawRequest(baseURL!, path);
    return { status, type: String(headers['content-type']).split(';')[0], body };
  };
  const rss = await ask('/rss');
  expect([rss.status, rss.type]).toEqual([200, 'application/rss+xml']);
  expect(rss.body.match(/<item>/g)?.length).toBeGreaterThan(9);
  expect((await ask('/atom/industry/plastics')).body).toContain('<feed xmlns="http://www.w3.org/2005/Atom"');
  expect((await ask('/rss/type/latest')).body).toContain(`<language>${{ cn: 'zh-CN', en: 'en' }[edition]}</language>`);
  const index = await ask('/sitemap.xml');
  const files = [...index.body.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address]) => new URL(address!).pathname);
  expect(files).toEqual(expect.arrayContaining(['/sitemap/pages.xml', '/sitemap/news.xml', '/sitemap/article-1.xml', '/sitemap/supplier-1.xml']));
  for (const file of files) expect([file, (await ask(file)).status]).toEqual([file, 200]);
  expect((await ask('/sitemap/article-1.xml')).body).toContain('<lastmod>');
  expect((await ask('/robots.txt')).body).toContain(`Sitemap: ${baseURL}/sitemap.xml`);
  const { links } = await pageFacts(baseURL!, '/tradeshow');
  const calendar = await ask(`${links.find((link) => /^\/tradeshow\/info\/\d+$/.test(link))}/calendar.ics`);
  expect([calendar.status, calendar.type]).toEqual([200, 'text/calendar']);
  expect(calendar.body).toMatch(/DTSTART;VALUE=DATE:\d{8}\r\n/);
  expect(calendar.body).not.toMatch(/DTSTART:\d{8}T/);
});
