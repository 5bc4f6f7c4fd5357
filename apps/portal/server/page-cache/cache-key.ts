import { isPageNumber, isPostId, normaliseKeyword, parseOldList, resolveLegacy } from '@millwright/domain';
import { pathOfData } from '../../app/runtime/data-url.ts';
import type { Cacheable, Query } from '../../app/shell/page/parameters.ts';

/** What decides under which key a page is cached. */
export interface CachedRoute extends Cacheable {
  /** Pattern of its path. */
  path: string;
}

/** The key of a URL: its path with the parameters that its page reads; null for what is not cached. */
export type CacheKeyOf = (url: string) => string | null;

const noSlugs: ReadonlySet<string> = new Set();
/** The longest URL whose key is remembered, and the longest that there is. */
const longestRemembered = 2048;
const longestUrl = 8192;
const mostRemembered = 2000;

/** Path characters of pages; percent signs only in front of two digits. */
const plainPath = /^\/(?:[\w.~!$'()*+,;=:@/-]|%[0-9A-Fa-f]{2})*$/;
const longestSegment = 600;

const shapeOf = (path: string): RegExp =>
  new RegExp(
    `^${path
      .replaceAll('.', '\\.')
      .replace(/:\w+/g, `[^/]{1,${longestSegment}}`)
      .replace('*', `.{1,${longestSegment}}`)}$`,
  );

/** Finds the parameters that the page at a path reads; null where no page is that can be cached. */
function createQueryFinder(routes: readonly CachedRoute[]): (pathname: string) => Query | null {
  const cached = routes.filter(({ cache }) => cache !== false);
  const exact = new Map(cached.map(({ path, query = {} }) => [path, query]));
  const shapes = cached
    .filter(({ path }) => /[:*]/.test(path))
    .map(({ path, query = {} }) => ({ shape: shapeOf(path), query }));
  return (pathname) => exact.get(pathname) ?? shapes.find(({ shape }) => shape.test(pathname))?.query ?? null;
}

/**
 * The query of a page without what it does not read, in one order: two queries that show the same page are the same
 * text. Of a repeated parameter the first counts.
 */
export function normaliseQuery(params: URLSearchParams, query: Query): string {
  const pairs = Object.keys(query)
    .sort()
    .flatMap((name) => {
      const value = params.get(name);
      const text = value === null ? null : query[name]!(value);
      return text === null ? [] : [`${name}=${encodeURIComponent(text)}`];
    });
  return pairs.length > 0 ? `?${pairs.join('&')}` : '';
}

/**
 * Creates what finds the key under which a page is cached: its URL without parameters that the page does not read,
 * those it reads in one order and written in one way. Null for legacy URLs, for what is no page, and for pages as many
 * as there are URLs.
 */
export function createCacheKey(routes: readonly CachedRoute[]): CacheKeyOf {
  const queryAt = createQueryFinder(routes);

  const keyOf: CacheKeyOf = (url) => {
    if (url.length > longestUrl) return null;
    const at = url.indexOf('?');
    const path = at < 0 ? url : url.slice(0, at);
    if (!plainPath.test(path) || path.includes('//') || path.includes('/.')) return null;
    const pathname = pathOfData(path) ?? path;
    const query = queryAt(pathname);
    if (query === null) return null;
    const params = new URLSearchParams(at < 0 ? '' : url.slice(at));
    if (resolveLegacy(pathname, params, { industrySlugs: noSlugs }) !== null) return null;
    if (isPostId(pathname, params) || parseOldList(pathname, params) !== null) return null;
    const number = params.get('page');
    if (number !== null && !isPageNumber(number)) return null;
    // What the search form writes without JavaScript leads to the URL that links have.
    const isForm = params.has('hot') || normaliseKeyword(params.get('keyword') ?? 'none') === '';
    return isForm && 'hot' in query ? null : path + normaliseQuery(params, query);
  };

  /** Keys found so far: most requests are for a few URLs. All are forgotten when they are too many. */
  const remembered = new Map<string, string | null>();
  return (url) => {
    // One that is filled up with what no page reads is the same page: it is not rendered again each time.
    if (url.length > longestRemembered) return keyOf(url);
    const known = remembered.get(url);
    if (known !== undefined) return known;
    const key = keyOf(url);
    if (remembered.size >= mostRemembered) remembered.clear();
    remembered.set(url, key);
    return key;
  };
}
