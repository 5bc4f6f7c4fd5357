import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { startFixtureApi } from '../test-support/fixture-apis.ts';
import { ownPages } from '../test-support/own-pages.ts';
import { portalOn, type TestServer } from '../test-support/portal-on.ts';

let fixture: Awaited<ReturnType<typeof startFixtureApi>>;
let portal: TestServer;
beforeAll(async () => {
  fixture = await startFixtureApi();
  portal = portalOn({ pages: await ownPages(), api: fixture.api, env: { PAGE_CACHE_MB: '16' } });
  vi.spyOn(console, 'warn').mockReturnValue();
}, 120_000);
afterAll(() => fixture.end());

/** Where a URL leads, and what is there. */
async function follow(path: string): Promise<{ status: number; location: string | null; landing: number | null }> {
  const { status, headers } = await portal.get(path);
  const location = headers.get('location');
  return { status, location, landing: location === null ? null : (await portal.get(location)).status };
}

const subsiteLists = [
  '/subsite/articles',
  '/subsite/articles/latest',
  '/subsite/showroom/suppliers',
  '/subsite/showroom/products',
  '/subsite/showroom/platform',
  '/subsite/magazines',
  '/subsite/videos',
  '/subsite/tradeshow',
  '/subsite/tradeshow/directories',
  '/subsite/whitepapers',
].map((path) => `${path}?sid=5`);

/** Every page with a list in pages, with a query that it keeps. */
const lists = [
  '/articles?sid=5',
  '/articles/latest?year=2024',
  '/search?type=products&keyword=part',
  '/videos?sid=5',
  '/magazines?lang=en',
  '/whitepapers?sid=5',
  '/tradeshow?when=past',
  '/tradeshow/directories?year=2024',
  '/showroom/suppliers?sid=5',
  '/showroom/products?sid=5',
  '/showroom/platform?side=supply',
  '/media?year=2024',
  ...subsiteLists,
];

describe('a page number that no link of ours states', () => {
  const wrong = ['1.5', '0x2', '1e1', '%2B2', '+2', '02', '%202', '%EF%BC%92', '0', '-1', '', 'x', '2%00'];

  it.each(lists)('is redirected once to the list without it: %s', async (list) => {
    const seen: Record<string, unknown> = {};
    for (const number of wrong) seen[number] = await follow(`${list}&page=${number}`);
    const clean = { status: 301, location: list, landing: 200 };
    expect(seen).toEqual(Object.fromEntries(wrong.map((number) => [number, clean])));
    for (const number of ['1', '2', '99999999999'])
      expect((await portal.get(`${list}&page=${number}`)).status).toBe(200);
  });
});

describe('the path of a page in other letters, with slashes, or old', () => {
  it.each([
    ['/Plastics', 301, '/i/plastics'],
    ['/PLASTICS/?from=mail', 301, '/i/plastics?from=mail'],
    ['/i/Plastics', 301, '/i/plastics'],
    ['/I/PLASTICS/?from=mail', 301, '/i/plastics?from=mail'],
    ['/m/Plastics', 301, '/i/plastics'],
    ['/subsite/Plastics', 302, '/i/plastics'],
    ['/Articles/latest/?page=02', 301, '/articles/latest'],
    ['/articles/editorpick?year=2024', 301, '/articles/Editorpick?year=2024'],
    ['/ARTICLES/OVERSEA/?page=02', 301, '/articles/oversea'],
    ['/subsite/articles/Latest?sid=5', 301, '/subsite/articles/latest?sid=5'],
    ['/article/list?tid=5&page=2', 301, '/articles?tid=5&page=2'],
    ['/article/list/?page=02&tid=5', 301, '/articles?tid=5'],
    ['/magazine/4?page=1.5&lang=en', 301, '/magazines?mid=4&lang=en'],
    ['/m/article', 302, '/articles'],
    ['/m/Videos/info/', 302, '/videos'],
    ['//videos//info', 302, '/videos'],
    ['/redirect?url=/m/plastics', 302, '/i/plastics'],
  ])('[LG-11] %s is redirected once: %i to %s', async (path, status, location) => {
    const seen = await follow(path);
    expect(seen).toMatchObject({ status, location });
    expect(seen.landing).toBe(200);
  });
});

describe('what the search form writes without JavaScript', () => {
  it.each([
    ['?type=products&keyword=', '/search?type=products'],
    ['?type=products&keyword=%20%09', '/search?type=products'],
    ['?type=products&keyword=&hot=', '/search?type=products'],
    ['?keyword=', '/search'],
    ['?type=products&keyword=&sid=5', '/search?type=products&sid=5'],
    ['?type=products&keyword=&sid=5&hot=PLC', '/search?type=products&keyword=PLC&sid=5'],
    ['?type=videos&keyword=typed&hot=Servo+press', '/search?type=videos&keyword=Servo+press'],
    ['?type=videos&keyword=typed&hot=', '/search?type=videos&keyword=typed'],
    ['?type=videos&hot=a&hot=b&page=02', '/search?type=videos&keyword=a'],
  ])('[SP-12] %s leads to %s', async (query, location) => {
    expect(await follow(`/search${query}`)).toEqual({ status: 301, location, landing: 200 });
  });

  it.each(['/search', '/search?type=products', '/search?type=products&keyword=PLC'])('%s stays', async (path) => {
    expect(await follow(path)).toEqual({ status: 200, location: null, landing: null });
  });
});

/** The links of a page, by what stands before their href. */
const hrefs = (html: string, pattern: RegExp): string[] =>
  [...html.matchAll(pattern)].map(([, href]) => href!.replaceAll('&amp;', '&'));

/** Where the language switch of an English page leads. */
const switchOf = (html: string): string[] => [
  ...new Set(hrefs(html, /<a\b[^>]*href="http:\/\/cn\.localhost:3000([^"]*)"[^>]*hrefLang="zh-CN"/gi)),
];

describe('in a sub-site', () => {
  it.each([...subsiteLists, '/subsite/showroom?sid=5', '/subsite/articles?sid=5&year=2024', '/about/history?sid=5'])(
    'the language switch of %s leads to the same page of the other edition',
    async (path) => {
      const response = await portal.get(path);
      expect(response.status).toBe(200);
      expect(switchOf(await response.text())).toEqual([path]);
      expect((await portal.get(path, 'cn.localhost:3000')).status).toBe(200);
    },
  );

  it('[SS-04] every own link of its navigation leads to a page with its header', async () => {
    const header = /<header\b[^]*?<\/header>/;
    const home = header.exec(await (await portal.get('/i/plastics')).text())![0];
    const links = [...new Set(hrefs(home, /href="(\/(?!search)[^"]*\bsid=5[^"]*)"/g))];
    expect(links.length).toBeGreaterThan(15);
    expect(links).toContain('/about?sid=5');
    expect(links).toContain('/media?sid=5');
    const without: string[] = [];
    for (const link of links) {
      const response = await portal.get(link);
      const shown = header.exec(await response.text())?.[0] ?? '';
      // Of the pages about us the fixture has some alone.
      const isThere = response.status === 200 || link.startsWith('/about');
      if (!isThere || !shown.includes('href="/subsite/articles?sid=5"')) without.push(link);
    }
    expect(without).toEqual([]);
  });

  it.each(['/about', '/about?sid=999', '/about?sid=x', '/media', '/about/policy'])(
    '%s without the id of one has the header of the site, and search engines are shown one URL',
    async (path) => {
      const html = await (await portal.get(path)).text();
      expect(html).toContain('href="/articles"');
      expect(html).not.toContain('href="/subsite/articles');
    },
  );

  it('search engines are given the page without the sub-site', async () => {
    const html = await (await portal.get('/about/history?sid=5')).text();
    expect(html).toContain('rel="canonical" href="http://en.localhost:3000/about/history"');
    expect(hrefs(html, /href="(\/about\/careers[^"]*)"/g)).toContain('/about/careers?sid=5');
  });
});
