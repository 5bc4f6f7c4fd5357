import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { GivenPage } from './page-cache.ts';
import { etagOf, type StoredBody, type StoredPage } from './stored-page.ts';

/** How often a page has to be given before the work is worth it: a page that is read once is sent as it is. */
const worthFrom = 4;

/** Pages that may wait; others come when they are asked for again. */
const mostWaiting = 100;

/** How many times as long as the work it rests afterwards, so that it takes a tenth of one core at most. */
const restFactor = 9;

/** Makes the brotli bodies of pages that are often asked for smaller, one at a time and beside everything else. */
export interface BestCompression {
  /** Called with what was given away; returns at once. */
  consider(given: GivenPage, body: StoredBody): void;
}

/** What it is made of. */
export interface BestCompressionOptions {
  /** Called when a page has another body. */
  onChange(key: string): void;
  /** @default rests after each page, see above */
  rest?(milliseconds: number): Promise<void>;
}

const form = 'best';
const compressBest = (body: Buffer): Promise<Buffer> =>
  promisify(brotliCompress)(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_LGWIN]: 22, [constants.BROTLI_PARAM_SIZE_HINT]: body.length } });

const pause = (milliseconds: number): Promise<void> => new Promise((resolve) => void setTimeout(resolve, milliseconds).unref());

/** Creates the worker. */
export function createBestCompression({ onChange, rest = pause }: BestCompressionOptions): BestCompression {
  const waiting = new Map<StoredPage['bodies'], GivenPage>();
  let busy = false;

  const work = async (): Promise<void> => {
    if (busy) return;
    busy = true;
    for (const [bodies, { page, key }] of waiting) {
      const began = performance.now();
      const bytes = await compressBest(page.body).catch(() => null);
      waiting.delete(bodies);
      if (bytes) {
        bodies.set('br', { bytes, etag: etagOf(page.hash, form), encoding: 'br' });
        onChange(key);
      }
      await rest((performance.now() - began) * restFactor);
    }
    busy = false;
  };

  return {
    consider(given, body) {
      const { page } = given;
      if (body.encoding !== 'br' || page.given < worthFrom || body.etag.endsWith(`-${form}"`)) return;
      if (waiting.size >= mostWaiting || waiting.has(page.bodies)) return;
      waiting.set(page.bodies, given);
      void work();
    },
  };
}
