import { LRUCache } from 'lru-cache';
import type { MetricsRecorder } from '../operations/metrics.ts';

/** The version that no list has. */
export const noVersion = '00000000-0000-0000-0000-000000000000';

/** Counts of a narrowed list, and the version of the lists under which they were worked out. */
export interface KnownCounts<Facet> {
  version: string;
  total: number;
  facets: Facet[];
}

/** Results of one kind of query. */
export interface CachedResults<Result extends object> {
  get(key: string): Result | undefined;
  set(key: string, result: Result): void;
}

/** What the database has worked out, for all kinds of queries. */
export interface QueryCache {
  /** The results of a kind. */
  of<Result extends object>(kind: string): CachedResults<Result>;
}

/** Results in all; the least recently used is evicted first. */
const mostResults = 4000;

/**
 * Caches what the database has worked out. A result holds while the database names the version that it was worked out
 * under; most read articles and keywords to suggest have none, and are read again after a minute. Sanitised tables stand
 * under what they were made of: others are another key.
 */
export function createQueryCache(metrics: Pick<MetricsRecorder, 'cache'>): QueryCache {
  const results = new LRUCache<string, object>({ max: mostResults });
  return {
    of: <Result extends object>(kind: string): CachedResults<Result> => ({
      get(key) {
        const known = results.get(`${kind} ${key}`) as Result | undefined;
        metrics.cache('queries', known ? 'hit' : 'miss');
        return known;
      },
      set: (key, result) => void results.set(`${kind} ${key}`, result),
    }),
  };
}

/** The ids of pages of a list that were shown, by `pageKey`. */
export type KnownPages = Map<string, number[]>;

/** More pages of a list are not cached. */
const mostPages = 50;

/** What tells the pages of a list apart: its order, their number and their size. */
export const pageKey = (sort: string, page: number, rows: number): string => `${sort} ${page} ${rows}`;

/** Caches the ids of a page. */
export function addPage(pages: KnownPages, key: string, ids: number[]): void {
  if (pages.size < mostPages) pages.set(key, ids);
}
