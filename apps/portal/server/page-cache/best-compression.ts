import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { writeLogLine } from '../../app/shell/page/log.server.ts';
import { etagOf, type ServedPage, type StoredBody, type StoredPage } from './stored-page.ts';

/** How often a page has to be served before it is worth it: one that is read once is sent as it is. */
const worthFrom = 2;

/** Saves nine tenths of what 11 saves in a third of its time, 25 ms for a page of 80 kB. */
const quality = 10;

/** What the ETag of such a body ends with. */
const form = 'best';

/** Pages that may wait; others come when they are requested again. */
const mostWaiting = 100;

/** How many times as long as the work it rests afterwards, so that it takes a tenth of one core at most. */
const restFactor = 9;

/** Makes the brotli bodies of popular pages smaller, one at a time and next to everything else. */
export interface BestCompression {
  /** Called with what was served; returns at once. */
  consider(served: ServedPage, body: StoredBody): void;
}

/** What it is made of. */
export interface BestCompressionOptions {
  /** Called when a page has another body. */
  onChange(key: string): void;
  /** @default rests after each page, see above */
  rest?(milliseconds: number): Promise<void>;
}

const compressed = (body: Buffer): Promise<Buffer> =>
  promisify(brotliCompress)(body, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_LGWIN]: 22,
      [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
    },
  });

const pause = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => void setTimeout(resolve, milliseconds).unref());

/** Creates the worker. */
export function createBestCompression({ onChange, rest = pause }: BestCompressionOptions): BestCompression {
  const waiting = new Map<StoredPage['bodies'], ServedPage>();
  let busy = false;

  const work = async (): Promise<void> => {
    if (busy) return;
    busy = true;
    try {
      for (const [bodies, { page, key }] of waiting) {
        const began = performance.now();
        const bytes = await compressed(page.body).catch(() => null);
        waiting.delete(bodies);
        if (bytes) {
          bodies.set('br', { bytes, etag: etagOf(page.hash, form), encoding: 'br' });
          onChange(key);
        }
        await rest((performance.now() - began) * restFactor);
      }
    } catch (error) {
      // The rest waits for the next page that comes.
      writeLogLine('error', 'a page could not be compressed', { error: String(error) });
    } finally {
      busy = false;
    }
  };

  return {
    consider(served, body) {
      const { page } = served;
      const isDone = body.encoding !== 'br' || body.etag.endsWith(`-${form}"`);
      if (isDone || page.served < worthFrom || waiting.size >= mostWaiting || waiting.has(page.bodies)) return;
      waiting.set(page.bodies, served);
      void work();
    },
  };
}
