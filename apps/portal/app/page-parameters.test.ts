// @vitest-environment node
import {
  listIssues,
  listPapers,
  listPosts,
  listPressReleases,
  listProducts,
  listSuppliers,
  listTradeShows,
  listVideos,
} from '@millwright/api-client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createMatcher, isPage } from './runtime/routes.ts';
import type { RequestScope } from './shell/page/request-scope.server.tsx';
import { startTestPortal, type TestPortal } from '../test-support/test-portal.ts';
import { routes } from './pages.ts';

const match = createMatcher(routes);

/** The parameters that the page at a path says it reads. */
const parametersAt = (path: string): string[] => Object.keys(match(path).route.query ?? {});

/** Loads the page at a path. */
const load = (scope: RequestScope, url: URL): Promise<unknown> => {
  const { route, params } = match(url.pathname);
  return isPage(route) ? route.load({ scope, url, params }) : Promise.reject(new Error(`${url.pathname} is no page`));
};

let portal: TestPortal;
const ids: Record<string, number> = {};
beforeAll(async () => {
  portal = await startTestPortal();
  const { client } = portal.visit('/').scope;
  const lists = {
    '/videos': listVideos,
    '/magazines': listIssues,
    '/whitepapers': listPapers,
    '/tradeshow': listTradeShows,
    '/showroom/suppliers': listSuppliers,
    '/showroom/products': listProducts,
    '/showroom/supply': listPosts,
    '/media': listPressReleases,
  };
  for (const [path, listResource] of Object.entries(lists)) {
    const list = await listResource(client, { rows: 1 });
    ids[path] = list.ok ? Number(list.value.items[0]!.id) : 0;
  }
}, 120_000);
afterAll(() => portal.close());

/** The names of parameters that a page reads in its URL. */
async function namesReadAt(path: string): Promise<string[]> {
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
  // A reader of the whole query may depend on anything in it.
  for (const whole of ['search', 'href', 'toString'] as const)
    Object.defineProperty(url, whole, { get: () => noted(`the whole ${whole}`) });
  // What it responds is another test's matter: also a page that is not there reads its URL first.
  await load(scope, url).catch(() => undefined);
  return [...names].sort();
}

const paramsOf = (pattern: string): Record<string, string> => {
  const base = Object.keys(ids)
    .filter((path) => pattern.startsWith(path))
    .sort((one, other) => other.length - one.length)[0];
  return { id: String(ids[base ?? ''] ?? 1), path: 'plastics', subpath: 'none', type: 'latest', segment: '1' };
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

const cachedPages = routes.filter((route) => isPage(route) && route.cache !== false).map(({ path }) => path);

describe('the parameters that are part of the key of a cached page', () => {
  it.each(cachedPages)('are all that %s reads', async (pattern) => {
    for (const path of pathsOf(pattern)) {
      const names = await namesReadAt(path.startsWith('/subsite') ? `${path}?sid=5` : path);
      expect({ path, unknown: names.filter((name) => !parametersAt(path).includes(name)) }).toEqual({
        path,
        unknown: [],
      });
    }
  });

  it('would be missed if one were forgotten', async () => {
    const names = await namesReadAt('/articles');
    expect(names).toEqual(expect.arrayContaining(['keyword', 'page', 'sid', 'tid', 'type', 'year']));
  });
});
