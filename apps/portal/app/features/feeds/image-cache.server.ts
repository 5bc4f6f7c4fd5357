import { bulkhead, isBulkheadRejectedError } from 'cockatiel';
import { LRUCache } from 'lru-cache';

/** How much is done at a time. */
interface ConcurrencyOptions {
  atOnce: number;
  /** How many may wait; more are turned away. */
  waiting: number;
}

/**
 * Does so much at a time, and the same thing once for all who request it. Who would have to wait behind too many is
 * turned away by a `BulkheadRejectedError`.
 */
export function createConcurrencyLimit<Made>({
  atOnce,
  waiting,
}: ConcurrencyOptions): (key: string, make: () => Promise<Made>) => Promise<Made> {
  const running = new Map<string, Promise<Made>>();
  const limit = bulkhead(atOnce, waiting);
  return (key, make) => {
    const known = running.get(key);
    if (known) return known;
    const made = limit.execute(make).finally(() => running.delete(key));
    running.set(key, made);
    return made;
  };
}

/** What a bounded store of drawn images may hold. */
export interface ImageCacheOptions extends ConcurrencyOptions {
  /** Bytes in all; the image that was requested longest ago goes first. */
  bytes: number;
}

/** Caches drawn images. An image that two request at the same time is drawn once. Returns null when too many wait. */
export function createImageCache({
  bytes,
  ...options
}: ImageCacheOptions): (key: string, draw: () => Promise<Buffer>) => Promise<Buffer | null> {
  const cached = new LRUCache<string, Buffer>({ maxSize: bytes, sizeCalculation: ({ length }) => Math.max(1, length) });
  const withinLimit = createConcurrencyLimit<Buffer>(options);
  return async (key, draw) => {
    const known = cached.get(key);
    if (known) return known;
    const drawn = withinLimit(key, async () => {
      const image = await draw();
      cached.set(key, image);
      return image;
    });
    return drawn.catch((error: unknown) => {
      if (isBulkheadRejectedError(error)) return null;
      throw error;
    });
  };
}
