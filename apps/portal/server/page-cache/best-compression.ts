import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { ServedPage } from './page-cache.ts';
import { etagOf, type StoredBody, type StoredPage } from './stored-page.ts';

/**
 * How often a page has to be served before each step is worth it: a page that is read once is sent as it is. Quality 10
 * saves nine tenths of what 11 saves in a third of its time, 25 ms for a page of 80 kB.
 */
const steps = [
  { form: 'best', quality: 11, from: 16 },
  { form: 'good', quality: 10, from: 2 },
] as const;

type Step = (typeof steps)[number];

/** The step that a page is worth; undefined where it has been taken, or a further one. */
const stepOf = (served: number, { etag }: StoredBody): Step | undefined => {
  const worth = steps.findIndex(({ from }) => served >= from);
  const taken = steps.findIndex(({ form }) => etag.endsWith(`-${form}"`));
  return taken >= 0 && taken <= worth ? undefined : steps[worth];
};

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

/** A page that waits for its step. */
interface Waiting {
  served: ServedPage;
  step: Step;
}

const compressed = (body: Buffer, quality: number): Promise<Buffer> =>
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
  const waiting = new Map<StoredPage['bodies'], Waiting>();
  let busy = false;

  const work = async (): Promise<void> => {
    if (busy) return;
    busy = true;
    while (waiting.size > 0) {
      // The most popular comes first.
      const [
        bodies,
        {
          served: { page, key },
          step,
        },
      ] = [...waiting].reduce((most, each) => (each[1].served.page.served > most[1].served.page.served ? each : most));
      const began = performance.now();
      const bytes = await compressed(page.body, step.quality).catch(() => null);
      waiting.delete(bodies);
      if (bytes) {
        bodies.set('br', { bytes, etag: etagOf(page.hash, step.form), encoding: 'br' });
        onChange(key);
      }
      await rest((performance.now() - began) * restFactor);
    }
    busy = false;
  };

  return {
    consider(served, body) {
      const { page } = served;
      const step = body.encoding === 'br' ? stepOf(page.served, body) : undefined;
      if (!step || waiting.size >= mostWaiting || waiting.has(page.bodies)) return;
      waiting.set(page.bodies, { served, step });
      void work();
    },
  };
}
