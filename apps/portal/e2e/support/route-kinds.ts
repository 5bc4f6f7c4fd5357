import { pageFacts } from './page-facts.ts';

/**
 * One URL of every route that is a page, but for details of items, whose numbers differ from edition to edition.
 */
const withoutIds: readonly string[] = [
  '/',
  '/index',
  '/articles',
  '/articles/latest',
  '/articles/newswire',
  '/videos',
  '/videos/block/5',
  '/magazines',
  '/whitepapers',
  '/whitepapers/policy',
  '/tradeshow',
  '/tradeshow/directories',
  '/meeting/innovation',
  '/showroom',
  '/showroom/suppliers',
  '/showroom/products',
  '/showroom/platform',
  '/media',
  '/about',
  '/about/index',
  '/about/accessibility',
  '/about/careers',
  '/about/contact',
  '/about/history',
  '/about/intro',
  '/about/management',
  '/about/policy',
  '/about/terms',
  '/sitemaps',
  '/favourites',
  '/offline',
  '/appdownload',
  '/i/plastics',
  ...[
    'articles',
    'showroom',
    'showroom/suppliers',
    'showroom/products',
    'showroom/platform',
    'magazines',
    'videos',
    'tradeshow',
    'whitepapers',
  ].map((list) => `/subsite/${list}?sid=5`),
];

/** Pages for what cannot be served, or should not be. */
export const exceptionalPages: readonly string[] = [
  '/error',
  '/error1',
  '/no/such/page',
  '/article/999999999',
  '/articles?keyword=qqqqzzzz',
  '/search',
  `/redirect?url=${encodeURIComponent('https://elsewhere.example/path')}`,
  '/redirect?url=javascript:x',
];

/** Where the first link of a kind leads to an item of it. */
const items: readonly [list: string, item: RegExp][] = [
  ['/articles', /^\/article\//],
  ['/videos', /^\/videos\/info\//],
  ['/magazines', /^\/magazines\/info\//],
  ['/whitepapers', /^\/whitepapers\/info\//],
  ['/tradeshow', /^\/tradeshow\/info\/\d+$/],
  ['/showroom/suppliers', /^\/showroom\/suppliers\/info\/\d/],
  ['/showroom/products', /^\/showroom\/products\/info\//],
  ['/showroom/platform?side=demand', /^\/showroom\/demand\/\d/],
  ['/showroom/platform?side=supply', /^\/showroom\/supply\/\d/],
  ['/media', /^\/media\/\d/],
  ['/i/plastics', /^\/i\/plastics\/\d/],
];

/** One URL of every kind of page with content, in the edition of `baseURL`. */
export async function routeKinds(baseURL: string, edition: 'cn' | 'en'): Promise<string[]> {
  const found = await Promise.all(
    items.map(
      async ([list, item]) =>
        (await pageFacts(baseURL, list)).links.find((link) => item.test(link)) ?? `no item in ${list}`,
    ),
  );
  const search = `/search?keyword=${encodeURIComponent({ cn: '激光', en: 'laser' }[edition])}`;
  return [...withoutIds, ...found, search, `${search}&type=videos`];
}
