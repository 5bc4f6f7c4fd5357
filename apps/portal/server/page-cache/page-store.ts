import { LRUCache } from 'lru-cache';
import type { RenderedParts } from '../../app/runtime/render-static.server.tsx';
import { sizeOf, type StoredPage } from './stored-page.ts';

/** A page in the store, with what the cache knows of its age. */
export interface StoreEntry {
  page: StoredPage;
  /** When it was rendered, in milliseconds. */
  renderedAt: number;
  /** Until when it is fresh. */
  freshUntil: number;
  /** When the next scheduled item becomes public: it is current until then, whatever else it may. */
  ends: number;
  /** The version of content that it was made of. */
  version: number;
  /** Whether something is missing in it. */
  degraded: boolean;
  /**
   * Until when it is served although it is old, because a newer one could not be had; 0 where that was not tried.
   */
  insteadUntil: number;
}

/** Pages, bounded by their bytes. */
export interface PageStore {
  get(key: string): StoreEntry | undefined;
  set(key: string, entry: StoreEntry): void;
  delete(key: string): void;
  /** Measures an entry again, whose page has more bodies than before. */
  recount(key: string): void;
  readonly bytes: number;
  readonly pages: number;
}

/** An entry as the library measures it: once for each object. */
interface Measured {
  entry: StoreEntry;
}

/** Of the bytes, how many are for pages that were requested again. */
const shareOfProven = 0.8;

/** A page larger than this part of the store is not stored: it would evict too many. */
const largestShare = 1 / 8;

/**
 * Stores pages up to a number of bytes. New ones have a fifth of them until they are requested a second time, so that a
 * crawler evicts only what crawlers read. In both parts the least recently used page is evicted first.
 */
export function createPageStore(limit: number): PageStore {
  const options = {
    maxEntrySize: Math.floor(limit * largestShare),
    sizeCalculation: ({ entry: { page } }: Measured) => sizeOf(page),
  };
  const provenBytes = Math.floor(limit * shareOfProven);
  const fresh = new LRUCache<string, Measured>({ ...options, maxSize: limit - provenBytes });
  const proven = new LRUCache<string, Measured>({ ...options, maxSize: provenBytes });
  const partOf = (key: string) => (proven.has(key) ? proven : fresh);
  return {
    get(key) {
      const found = fresh.get(key);
      if (!found) return proven.get(key)?.entry;
      fresh.delete(key);
      proven.set(key, found);
      return found.entry;
    },
    set: (key, entry) => void partOf(key).set(key, { entry }),
    delete: (key) => void partOf(key).delete(key),
    recount(key) {
      const part = partOf(key);
      const found = part.peek(key);
      // Another object, or it would not be measured again.
      if (found) part.set(key, { entry: found.entry });
    },
    get bytes() {
      return fresh.calculatedSize + proven.calculatedSize;
    },
    get pages() {
      return fresh.size + proven.size;
    },
  };
}

/** Bytes of parts that many pages share. */
const partBytes = 8 * 1024 * 1024;

/** Stores rendered parts of pages by what they were rendered from, and counts how often that helped. */
export function createPartStore(): RenderedParts & { readonly counts: Readonly<Record<'hit' | 'miss', number>> } {
  const parts = new LRUCache<string, string>({
    maxSize: partBytes,
    sizeCalculation: (html, key) => 2 * (html.length + key.length) + 200,
  });
  const counts = { hit: 0, miss: 0 };
  return {
    get(key) {
      const html = parts.get(key);
      counts[html === undefined ? 'miss' : 'hit'] += 1;
      return html;
    },
    set: (key, html) => void parts.set(key, html),
    counts,
  };
}
