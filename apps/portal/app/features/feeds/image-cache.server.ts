import { isBulkheadRejectedError } from 'cockatiel';
import { LRUCache } from 'lru-cache';
import { createConcurrencyLimit, type ConcurrencyOptions } from '../../shell/page/concurrency-limit.server.ts';

/** What a bounded store of drawn images may hold. */
export interface ImageCacheOptions extends ConcurrencyOptions {
  /** Bytes in all; the image that was requested longest ago goes first. */
  bytes: number;
}

/** Caches drawn images. An image that two request at the same time is drawn once. Answers null when too many wait. */
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
