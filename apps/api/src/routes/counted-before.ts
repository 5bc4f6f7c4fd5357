/** The version that no list has. */
export const noVersion = '00000000-0000-0000-0000-000000000000';

/** Counts of a narrowed list, and the version of the lists under which they were worked out. */
export interface KnownCounts<Facet> {
  version: string;
  total: number;
  facets: Facet[];
}

/** Lists and searches whose counts are remembered; those asked for longest ago are forgotten first. */
const mostKnown = 1000;

/**
 * Remembers counts of lists that are narrowed more than once, and of searches. The database says with every answer
 * which version it was worked out under, and what is remembered holds only under the same: what is answered is always
 * what holds in the same moment.
 */
export function createCountedBefore<Counts extends { version: string }>() {
  const known = new Map<string, Counts>();
  return {
    /** What is known of a list. */
    of(key: string): Counts | undefined {
      const counts = known.get(key);
      if (counts) {
        known.delete(key);
        known.set(key, counts);
      }
      return counts;
    },
    keep(key: string, counts: Counts): void {
      known.delete(key);
      known.set(key, counts);
      for (const oldest of known.keys()) {
        if (known.size <= mostKnown) break;
        known.delete(oldest);
      }
    },
  };
}

/** The ids of pages of a list that were shown, by `pageKey`. */
export type KnownPages = Map<string, number[]>;

/** More pages of a list are not remembered. */
const mostPages = 50;

/** What tells the pages of a list apart: its order, their number and their size. */
export const pageKey = (sort: string, page: number, rows: number): string => `${sort} ${page} ${rows}`;

/** Remembers the ids of a page. */
export function keepPage(pages: KnownPages, key: string, ids: number[]): void {
  if (pages.size < mostPages) pages.set(key, ids);
}
