/** The version that no list has. */
export const noVersion = '00000000-0000-0000-0000-000000000000';

/** Counts of a narrowed list, and the version of the lists under which they were worked out. */
export interface KnownCounts<Facet> {
  version: string;
  total: number;
  facets: Facet[];
}

/** Narrowed lists whose counts are remembered; those asked for longest ago are forgotten first. */
const mostKnown = 1000;

/**
 * Remembers counts of lists that are narrowed more than once. Whoever asks sends the version along, and the database
 * counts again only where it is another one by now: what is answered is always what holds in the same moment.
 */
export function createCountedBefore<Facet>() {
  const known = new Map<string, KnownCounts<Facet>>();
  return {
    /** What is known of a list. */
    of(key: string): KnownCounts<Facet> | undefined {
      const counts = known.get(key);
      if (counts) {
        known.delete(key);
        known.set(key, counts);
      }
      return counts;
    },
    keep(key: string, counts: KnownCounts<Facet>): void {
      known.delete(key);
      known.set(key, counts);
      for (const oldest of known.keys()) {
        if (known.size <= mostKnown) break;
        known.delete(oldest);
      }
    },
  };
}
