import { pageFacts } from './support/page-facts.ts';
import { pagePatterns, patternOf, unreachable } from './support/reachable.ts';
import { expect, test } from './support/test.ts';

/** Pages that no link needs to lead to, and why. */
const exceptions: Readonly<Record<string, string>> = {
  '/index': 'the home page under an older name; `/` is canonical',
  '/article': 'leads on to the list',
  '/videos/block': 'leads on to the list',
  '/videos/info': 'leads on to the list',
  '/magazines/info': 'leads on to the list',
  '/whitepapers/info': 'leads on to the list',
  '/tradeshow/info': 'leads on to the list',
  '/showroom/suppliers/info': 'leads on to the list',
  '/showroom/suppliers/info/video': 'leads on to the list',
  '/showroom/products/info': 'leads on to the list',
  '/showroom/supply': 'leads on to the list',
  '/showroom/demand': 'leads on to the list',
  '/subsite': 'leads on to the home of a sub-site',
  '/search': 'takes the form of the search panel',
  '/compare': 'takes the form of the products that are marked in a list',
  '/enquiry': 'takes the form of an enquiry',
  '/enquiry/sent': 'is shown after an enquiry was sent without a script',
  '/redirect': 'takes links that were made elsewhere to another site',
  '/uploads': 'takes old URLs of files',
  '/error': 'is shown where something failed',
  '/error1': 'is shown where something failed',
  '/offline': 'is shown by the service worker',
};

test('each page of the route table is reached by links from the home page, or needs none', async ({ baseURL }) => {
  test.setTimeout(180_000);
  const patterns = await pagePatterns();
  expect(Object.keys(exceptions).filter((pattern) => !patterns.includes(pattern))).toEqual([]);
  const wanted = patterns.filter((pattern) => !(pattern in exceptions));
  expect(wanted.length).toBeGreaterThan(40);
  expect(await unreachable(baseURL!, wanted, 600)).toEqual([]);
});

test(
  '[LG-15] [LG-16] [LG-17] [LG-18] [LG-19] [LG-20] [LG-21] the page of each kind leads to the lists of its ' +
    'tags and of its industry',
  async ({ baseURL }) => {
    const kinds: readonly [list: string, item: RegExp, search: string][] = [
      ['/articles', /^\/article\/[^/]+$/, '/articles'],
      ['/showroom/products', /^\/showroom\/products\/info\/\d+$/, '/showroom/products'],
      ['/showroom/suppliers', /^\/showroom\/suppliers\/info\/\d+$/, '/showroom/suppliers'],
      ['/showroom/platform', /^\/showroom\/(?:supply|demand)\/\d+$/, '/showroom/platform'],
      ['/videos', /^\/videos\/info\/\d+$/, '/videos'],
      ['/tradeshow', /^\/tradeshow\/info\/\d+$/, '/tradeshow'],
      ['/whitepapers', /^\/whitepapers\/info\/\d+$/, '/whitepapers'],
    ];
    for (const [list, item, search] of kinds) {
      const pages = (await pageFacts(baseURL!, list)).links.filter((link) => item.test(link)).slice(0, 10);
      const found = await Promise.all(pages.map((page) => pageFacts(baseURL!, page)));
      const links = new Set(found.flatMap(({ links: own }) => own));
      for (const by of ['tid', 'sid']) {
        const target = [...links].find((link) => new RegExp(`^${search}\\?${by}=\\d+$`).test(link));
        expect([list, by, target]).toEqual([list, by, expect.any(String)]);
        const { status, html } = await pageFacts(baseURL!, target!);
        expect([target, status]).toEqual([target, 200]);
        // It is not empty: what led there is in it.
        expect([target, html.includes('data-state="empty"')]).toEqual([target, false]);
      }
    }
  },
);

test('a page that no link leads to would be noticed', async ({ baseURL }) => {
  const patterns = [...(await pagePatterns()), '/orphan/:id'];
  expect(patternOf(patterns, '/showroom/suppliers/info/video/5')).toBe('/showroom/suppliers/info/video/:id');
  expect(patternOf(patterns, '/articles/oversea?page=2')).toBe('/articles/:type');
  expect(await unreachable(baseURL!, ['/orphan/:id'], 16)).toEqual(['/orphan/:id']);
});
