import { isBulkheadRejectedError } from 'cockatiel';
import { LRUCache } from 'lru-cache';
import { createTurns, type TurnOptions } from '../../shell/page/in-turn.server.ts';

/** What a bounded store of drawn pictures may hold. */
export interface PictureCacheOptions extends TurnOptions {
  /** Bytes in all; the picture that was asked for longest ago goes first. */
  bytes: number;
}

/** Caches drawn images. An image that two ask for at the same time is drawn once. Answers null when too many wait. */
export function createPictureCache({
  bytes,
  ...options
}: PictureCacheOptions): (key: string, draw: () => Promise<Buffer>) => Promise<Buffer | null> {
  const kept = new LRUCache<string, Buffer>({ maxSize: bytes, sizeCalculation: ({ length }) => Math.max(1, length) });
  const inTurn = createTurns<Buffer>(options);
  return async (key, draw) => {
    const known = kept.get(key);
    if (known) return known;
    const drawn = inTurn(key, async () => {
      const picture = await draw();
      kept.set(key, picture);
      return picture;
    });
    return drawn.catch((error: unknown) => {
      if (isBulkheadRejectedError(error)) return null;
      throw error;
    });
  };
}
