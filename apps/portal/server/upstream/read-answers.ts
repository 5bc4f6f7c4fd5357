import { LRUCache } from 'lru-cache';

/** What was read in the last answer of each call: the same text again is neither parsed nor checked again. */
export interface ReadAnswers {
  keep(key: string, text: string, value: unknown): void;
  /** What was read in this very text; undefined where that is not known. */
  find(key: string, text: string): unknown;
}

/** Whoever changed it would change it for everybody. */
function freeze(value: unknown): void {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return;
  Object.freeze(value);
  for (const part of Object.values(value)) freeze(part);
}

/** Where it would be noticed by a test, nobody changes anything; elsewhere what only one has been given needs no such care. */
const isGuarded = process.env.NODE_ENV !== 'production';

/** Makes a store of what was read, of at most `characters` of text: what was not asked for longest goes first. */
export function createReadAnswers(characters = 8 * 1024 * 1024): ReadAnswers {
  const kept = new LRUCache<string, { text: string; value: unknown; isFrozen: boolean }>({
    maxSize: characters,
    maxEntrySize: characters / 16,
    sizeCalculation: ({ text }, key) => text.length + key.length + 64,
  });
  return {
    keep(key, text, value) {
      if (isGuarded) freeze(value);
      kept.set(key, { text, value, isFrozen: isGuarded });
    },
    find(key, text) {
      const known = kept.get(key);
      if (known?.text !== text) return undefined;
      if (!known.isFrozen) freeze(known.value);
      known.isFrozen = true;
      return known.value;
    },
  };
}
