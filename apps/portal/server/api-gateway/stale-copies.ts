import { LRUCache } from 'lru-cache';

/** How long a copy may stand in for an answer, in milliseconds. */
export const longestStale = 24 * 60 * 60_000;

/** The last good answer of each call, for the time in which there is no other. */
export interface StaleCopies {
  keep(key: string, text: string): void;
  forget(key: string): void;
  /** The copy, unless it is too old; null without one. */
  find(key: string): string | null;
}

/** Makes a store of copies that never grows beyond `bytes`: those that were not asked for longest go first. */
export function createStaleCopies({
  bytes = 32 * 1024 * 1024,
  longest = longestStale,
  now = Date.now,
} = {}): StaleCopies {
  const copies = new LRUCache<string, { text: string; at: number }>({
    maxSize: bytes,
    // A text takes up to two bytes a character. One that would push out a large part of the others is not cached.
    maxEntrySize: bytes / 16,
    sizeCalculation: ({ text }, key) => 2 * (text.length + key.length) + 64,
  });
  return {
    keep: (key, text) => void copies.set(key, { text, at: now() }),
    forget: (key) => void copies.delete(key),
    find(key) {
      const copy = copies.get(key);
      if (!copy) return null;
      if (now() - copy.at <= longest) return copy.text;
      copies.delete(key);
      return null;
    },
  };
}
