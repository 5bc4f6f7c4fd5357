import type { Query } from '../../app/shell/page/parameters.ts';

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
