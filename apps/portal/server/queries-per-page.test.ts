import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { routes } from '../app/pages.ts';
import { startFixtureApi } from '../test-support/fixture-apis.ts';
import { ownPages } from '../test-support/own-pages.ts';
import { portalOn } from '../test-support/portal-on.ts';
import type { Pages } from './render-page.ts';

/**
 * Pages, and how many queries each may send to the database when nothing is cached: one for each list or item that it
 * shows, and those for what stands around every page (base info, banners, links of friends).
 */
const budgets: [path: string, most: number][] = [
  ['/', 15],
  ['/articles', 6],
  ['/articles?sid=5', 6],
  ['/articles/latest', 6],
  ['/articles/newswire', 6],
  // The length of the list in the other edition is read too.
  ['/articles?page=2', 6],
  // Behind the last page the last is read too.
  ['/articles/latest?page=2', 6],
  ['/articles?sid=5&year=2025', 6],
  ['/article/5', 5],
  // Few of the fixture's articles hold it: the search is relaxed.
  ['/search?keyword=laser', 15],
  ['/videos', 5],
  ['/magazines', 6],
  ['/whitepapers', 5],
  ['/tradeshow', 4],
  ['/showroom', 8],
  ['/showroom/products', 5],
  ['/showroom/products?sid=5&region=1', 7],
  ['/showroom/suppliers', 4],
  ['/showroom/platform', 4],
  ['/media', 4],
  ['/videos/info/1324', 5],
  ['/magazines/info/1215', 6],
  ['/whitepapers/info/1408', 5],
  ['/tradeshow/directories', 4],
  ['/tradeshow/info/1719', 5],
  ['/showroom/suppliers/info/1005', 7],
  ['/showroom/products/info/1512', 5],
  ['/compare?products=1512,1513', 7],
  ['/enquiry/sent?kind=product&target=1512', 5],
  ['/showroom/supply/1612', 5],
  ['/showroom/demand/1611', 5],
  ['/media/1804', 5],
  ['/i/plastics', 13],
  ['/i/plastics/51', 13],
  ['/subsite/articles?sid=5', 7],
  ['/subsite/showroom?sid=5', 8],
  ['/subsite/showroom/platform?sid=5', 5],
  ['/about/careers', 5],
  ['/sitemaps', 4],
  ['/favourites', 4],
  ['/offline', 4],
  ['/error', 4],
  ['/error1', 4],
  ['/rss', 1],
  ['/rss/type/latest', 1],
  ['/rss/industry/plastics', 2],
  ['/atom', 1],
  ['/atom/type/latest', 1],
  ['/sitemap.xml', 1],
  ['/sitemap/pages.xml', 1],
  ['/sitemap/article-1.xml', 1],
  ['/tradeshow/info/1719/calendar.ics', 1],
  ['/menu-highlights/i/plastics', 4],
  ['/robots.txt', 0],
  ['/manifest.webmanifest', 0],
];

/**
 * Patterns without a page of their own kind: they lead elsewhere, are an image, or show one text as `/about/careers`
 * does, or one item as another row.
 */
const withoutOwn = [
  /^\/(?:index|article|edition|enquiry|redirect|uploads|appdownload|subsite|about)$/,
  /^\/(?:share-image|follow-code|about|meeting)\/.*$/,
  /^\/(?:whitepapers\/policy|videos\/block\/:id|showroom\/suppliers\/info\/video\/:id)$/,
  /\/(?:info|block|supply|demand|video)$/,
];

let queries: string[];
let api: Parameters<typeof portalOn>[0]['api'];
let pages: Pages;
let end: () => Promise<void>;
beforeAll(async () => {
  queries = [];
  const fixture = await startFixtureApi((sql) => queries.push(sql));
  ({ api, end } = fixture);
  // What becomes public next is read once after a change, not for each page.
  await api.fetch(new Request('http://api.test/api/keywords'));
  pages = await ownPages();
}, 180_000);
afterAll(() => end());

/** Counts the queries of a page in a portal that has shown none yet. */
const count = async (path: string): Promise<number> => {
  const portal = portalOn({ pages, api, env: { PAGE_CACHE_MB: '0' } });
  queries.length = 0;
  const response = await portal.get(path, 'cn.localhost:3000');
  await response.text();
  expect([path, response.status]).toEqual([path, 200]);
  return queries.length;
};

describe('the queries of a page', () => {
  it.each(budgets)('%s are at most %i', async (path, most) => {
    expect(await count(path)).toBeLessThanOrEqual(most);
  });

  it('are as many for a list of forty as for one of twenty: none is sent for a row', async () => {
    expect(await count('/articles?rows=40')).toBe(await count('/articles'));
    expect(await count('/showroom/products?rows=40')).toBe(await count('/showroom/products'));
  });

  it('are counted for every kind of page', () => {
    const shapeOf = (pattern: string) =>
      new RegExp(`^${pattern.replaceAll('.', '\\.').replace(/:\w+/g, '[^/]+').replace('*', '.+')}$`);
    const patterns = routes
      .map(({ path }) => path)
      .filter((pattern) => pattern !== '*' && !withoutOwn.some((one) => one.test(pattern)));
    const paths = budgets.map(([path]) => path.split('?')[0]!);
    expect(patterns.filter((pattern) => !paths.some((path) => shapeOf(pattern).test(path)))).toEqual([]);
  });

  it('are seen by this test at all', async () => {
    expect(await count('/')).toBeGreaterThan(3);
  });
});
