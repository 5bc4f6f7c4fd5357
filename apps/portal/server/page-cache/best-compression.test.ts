import { expect, it, vi } from 'vitest';
import { createBestCompression, type BestCompressionOptions } from './best-compression.ts';
import { storedPage, type ServedPage, type StoredBody } from './stored-page.ts';

/** A page that was served often enough. */
function popular(key: string): [served: ServedPage, body: StoredBody] {
  const page = storedPage({ status: 200, headers: [], body: Buffer.from(key.repeat(100)), tags: new Set() });
  page.served = 2;
  const body: StoredBody = { bytes: page.body, etag: '"quick"', encoding: 'br' };
  return [{ page, from: 'hit', instead: false, left: Infinity, key }, body];
}

it.each(['onChange', 'rest'] as const)('goes on with the next page after a fault in %s', async (faulty) => {
  const logged = Promise.withResolvers<string>();
  const error = vi.spyOn(console, 'error').mockImplementation(logged.resolve);
  const done = Promise.withResolvers<string>();
  const failing = () => {
    throw new Error('a bug');
  };
  const options: BestCompressionOptions = {
    onChange: () => undefined,
    rest: () => Promise.resolve(),
    [faulty]: failing,
  };
  const best = createBestCompression({
    onChange: (key) => (key === 'second' ? done.resolve(key) : options.onChange(key)),
    rest: (milliseconds) => options.rest!(milliseconds),
  });
  best.consider(...popular('first'));
  expect(JSON.parse(await logged.promise)).toMatchObject({ error: 'Error: a bug' });
  best.consider(...popular('second'));
  expect(await done.promise).toBe('second');
  error.mockRestore();
});
