import { sizeOf, type StoredPage } from './stored-page.ts';

/** A page in the store, with what the cache knows of its age. */
export interface StoreEntry {
  page: StoredPage;
  /** When it was rendered, in milliseconds. */
  renderedAt: number;
  /** Until when it is given away without a look. */
  freshUntil: number;
  /** When the next scheduled item becomes public: it is current until then, whatever else it may. */
  ends: number;
  /** The content that it was made of: another number than the present one means that it has changed since. */
  generation: number;
  /** Whether something is missing in it. */
  degraded: boolean;
  /**
   * Until when it is given away although it is old, because a newer one could not be had; 0 where that was not tried.
   */
  insteadUntil: number;
  /** Bytes that the store counts for it. */
  size: number;
}

/** Pages, bounded by their bytes. */
export interface PageStore {
  get(key: string): StoreEntry | undefined;
  set(key: string, entry: Omit<StoreEntry, 'size'>): void;
  delete(key: string): void;
  /** Counts an entry again, whose page has more bodies than before. */
  recount(key: string): void;
  readonly bytes: number;
  readonly pages: number;
}

/** Of the bytes, how many are for pages that were asked for again. */
const shareOfProven = 0.8;

/** A page larger than this part of the store is not cached: it would evict too many. */
const largestShare = 1 / 8;

/**
 * Caches pages up to a number of bytes. New ones have a part of their own until they are asked for a second time, so
 * that a crawler, or somebody who asks for addresses that nobody else asks for, throws out only the like. In both parts
 * the one that was asked for longest ago goes first.
 */
export function createPageStore(limit: number): PageStore {
  const fresh = new Map<string, StoreEntry>();
  const proven = new Map<string, StoreEntry>();
  let freshBytes = 0;
  let provenBytes = 0;

  const evict = (): void => {
    // Too many proven ones stand in line again with the new.
    for (const [key, entry] of proven) {
      if (provenBytes <= limit * shareOfProven) break;
      proven.delete(key);
      provenBytes -= entry.size;
      fresh.set(key, entry);
      freshBytes += entry.size;
    }
    for (const [key, entry] of fresh) {
      if (freshBytes + provenBytes <= limit) break;
      fresh.delete(key);
      freshBytes -= entry.size;
    }
  };

  const remove = (key: string): void => {
    freshBytes -= fresh.get(key)?.size ?? 0;
    provenBytes -= proven.get(key)?.size ?? 0;
    fresh.delete(key);
    proven.delete(key);
  };

  return {
    get(key) {
      const known = proven.get(key);
      if (known) {
        proven.delete(key);
        proven.set(key, known);
        return known;
      }
      const entry = fresh.get(key);
      if (!entry) return undefined;
      fresh.delete(key);
      freshBytes -= entry.size;
      proven.set(key, entry);
      provenBytes += entry.size;
      evict();
      return entry;
    },
    set(key, made) {
      const wasProven = proven.has(key);
      remove(key);
      const entry = { ...made, size: sizeOf(made.page) };
      if (entry.size > limit * largestShare) return;
      (wasProven ? proven : fresh).set(key, entry);
      if (wasProven) provenBytes += entry.size;
      else freshBytes += entry.size;
      evict();
    },
    delete: remove,
    recount(key) {
      const isProven = proven.has(key);
      const entry = proven.get(key) ?? fresh.get(key);
      if (!entry) return;
      const grown = sizeOf(entry.page) - entry.size;
      entry.size += grown;
      if (isProven) provenBytes += grown;
      else freshBytes += grown;
      evict();
    },
    get bytes() {
      return freshBytes + provenBytes;
    },
    get pages() {
      return fresh.size + proven.size;
    },
  };
}
