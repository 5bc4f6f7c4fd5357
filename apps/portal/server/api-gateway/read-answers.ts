import { LRUCache } from 'lru-cache';

/** What was read in the last answer of each call: the same text again is neither parsed nor checked again. */
export interface ReadAnswers {
  keep(key: string, text: string, value: unknown): void;
  /** What was read in this very text; undefined where that is not known. */
  find(key: string, text: string): unknown;
}

/** One value is shared by all callers: a change by one would be a change for all. */
function freeze(value: unknown): void {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return;
  Object.freeze(value);
  for (const part of Object.values(value)) freeze(part);
}

/** Makes a store of what was read, of at most `characters` of text: what was not asked for longest goes first. */
export function createReadAnswers(characters = 8 * 1024 * 1024): ReadAnswers {
  const kept = new LRUCache<string, { text: string; value: unknown }>({
    maxSize: characters,
    maxEntrySize: characters / 16,
    sizeCalculation: ({ text }, key) => text.length + key.length + 64,
  });
  return {
    keep(key, text, value) {
      freeze(value);
      kept.set(key, { text, value });
    },
    find(key, text) {
      const known = kept.get(key);
      return known?.text === text ? known.value : undefined;
    },
  };
}
