// @vitest-environment node
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadArticleRoute } from '../../app/articles/article.server.tsx';
import { loadArticlesRoute } from '../../app/articles/articles.server.tsx';
import { loadPage } from '../../app/pages/page-table.server.tsx';
import { printedPaths } from '../../app/pages/printed-paths.ts';
import { loadSearchRoute } from '../../app/search/search.server.tsx';
import type { RequestScope } from '../../app/site/request-scope.server.tsx';
import { startTestPortal, type TestPortal } from '../../app/site/test-portal.ts';
import { pageAddress } from './page-address.ts';
import { parametersAt } from './page-parameters.ts';

let portal: TestPortal;
const ids: Record<string, number> = {};
beforeAll(async () => {
  portal = await startTestPortal();
  const { client } = portal.visit('/').scope;
  const resources = {
    '/videos': client.videos,
    '/magazines': client.issues,
    '/whitepapers': client.papers,
    '/tradeshow': client.tradeShows,
    '/showroom/suppliers': client.suppliers,
    '/showroom/products': client.products,
    '/showroom/supply': client.posts,
    '/media': client.pressReleases,
  };
  for (const [path, resource] of Object.entries(resources)) {
    const list = await resource.list({ rows: 1 });
    ids[path] = list.ok ? Number(list.value.items[0]!.id) : 0;
  }
}, 120_000);
afterAll(() => portal.close());

/** The names of parameters that a page reads in its address. */
async function namesReadAt(path: string, load: (scope: RequestScope, url: URL) => Promise<unknown>): Promise<string[]> {
  const { scope, url } = portal.visit(path);
  const names = new Set<string>();
  const noted = (name: string): string => (names.add(name), name);
  const query = url.searchParams;
  const watched = Object.assign(Object.create(query) as URLSearchParams, {
    get: (name: string) => query.get(noted(name)),
    has: (name: string) => query.has(noted(name)),
    getAll: (name: string) => query.getAll(noted(name)),
  });
  Object.defineProperty(url, 'searchParams', { value: watched });
  // Whoever reads the whole query may depend on anything in it.
  for (const whole of ['search', 'href', 'toString'] as const)
    Object.defineProperty(url, whole, { get: () => noted(`the whole ${whole}`) });
  // What it answers is another test's matter: also a page that is not there reads its address first.
  await load(scope, url).catch(() => undefined);
  return [...names].sort();
}

const paramsOf = (pattern: string): Record<string, string> => {
  const base = Object.keys(ids)
    .filter((path) => pattern.startsWith(path))
    .sort((one, other) => other.length - one.length)[0];
  return { id: String(ids[base ?? ''] ?? 1), path: 'plastics', subpath: 'none' };
};

const pathsOf = (pattern: string): string[] => {
  if (pattern === '/subsite/*')
    return [
      'articles',
      'videos',
      'magazines',
      'whitepapers',
      'tradeshow',
      'showroom',
      'showroom/suppliers',
      'showroom/products',
      'showroom/platform',
    ].map((list) => `/subsite/${list}`);
  const params = paramsOf(pattern);
  return [pattern.replace(/:(\w+)/g, (_, name: string) => params[name]!)];
};

const printed = Object.values(printedPaths)
  .flat()
  .filter((path) => !['/redirect', '/uploads', '/favourites'].includes(path));

describe('the parameters that are part of a kept page’s address', () => {
  it.each(printed)('are all that %s reads', async (pattern) => {
    for (const path of pathsOf(pattern)) {
      const asked = path.startsWith('/subsite') ? `${path}?sid=5` : path;
      const params = { ...paramsOf(pattern), '*': path.replace('/subsite/', '') };
      const names = await namesReadAt(asked, (scope, url) => loadPage(pattern, { scope, url, params }));
      expect({ path, unknown: names.filter((name) => !parametersAt(path)?.includes(name as never)) }).toEqual({
        path,
        unknown: [],
      });
    }
  });

  it('are all that lists of articles, articles and the search read', async () => {
    const unknownAt = async (path: string, load: (scope: RequestScope, url: URL) => Promise<unknown>) =>
      (await namesReadAt(path, load)).filter((name) => !parametersAt(path)!.includes(name as never));
    expect(await unknownAt('/articles', (scope, url) => loadArticlesRoute(scope, url, undefined))).toEqual([]);
    expect(await unknownAt('/articles/latest', (scope, url) => loadArticlesRoute(scope, url, 'latest'))).toEqual([]);
    expect(await unknownAt('/article/1', (scope, url) => loadArticleRoute(scope, '1', url))).toEqual([]);
    expect(await unknownAt('/search', (scope, url) => loadSearchRoute(scope, url))).toEqual([]);
  });

  it('would be missed if one were forgotten', async () => {
    const names = await namesReadAt('/articles', (scope, url) => loadArticlesRoute(scope, url, undefined));
    expect(names).toEqual(expect.arrayContaining(['keyword', 'page', 'sid', 'tid', 'type', 'year']));
  });
});

it.each([
  [
    '/articles?sid=5&year=2025&month=3&sort=oldest&page=2',
    (scope: RequestScope, url: URL) => loadArticlesRoute(scope, url, undefined),
  ],
  ['/search?keyword=%EF%BC%B0art%20%20x&type=news', (scope: RequestScope, url: URL) => loadSearchRoute(scope, url)],
  ['/articles?sid=x&page=0&tid=01', (scope: RequestScope, url: URL) => loadArticlesRoute(scope, url, undefined)],
])('the page of %s is that of the address under which it is kept', async (address, load) => {
  const print = async (path: string) => {
    const { scope, url } = portal.visit(path);
    return ((await load(scope, url)) as { page: { html?: string } }).page.html;
  };
  expect(await print(pageAddress(address)!)).toBe(await print(address));
});
