import { expect, it } from 'vitest';
import { createPageStore } from './page-store.ts';
import { storedPage } from './stored-page.ts';

/** A page that counts as so many bytes. */
const entry = (bytes: number) => ({
  page: storedPage({ status: 200, headers: [], body: Buffer.alloc(bytes - 1000), tags: null }),
  renderedAt: 0,
  freshUntil: 0,
  ends: Infinity,
  version: 0,
  degraded: false,
  insteadUntil: 0,
});

it('the bytes stay bounded, and what nobody requested again goes first', () => {
  const store = createPageStore(100_000);
  store.set('/', entry(10_000));
  expect(store.get('/')).toBeDefined();
  for (let number = 0; number < 1000; number += 1) {
    store.set(`/crawled/${number}`, entry(5_000));
    expect(store.bytes).toBeLessThanOrEqual(100_000);
  }
  expect(store.get('/')).toBeDefined();
  expect(store.get('/crawled/0')).toBeUndefined();
  expect(store.get('/crawled/999')).toBeDefined();
});

it('pages that were requested again make room in the order in which they were', () => {
  const store = createPageStore(100_000);
  for (let number = 0; number < 30; number += 1) {
    store.set(`/${number}`, entry(10_000));
    store.get(`/${number}`);
    store.get('/0');
  }
  expect(store.bytes).toBeLessThanOrEqual(100_000);
  expect(store.get('/0')).toBeDefined();
  expect(store.get('/1')).toBeUndefined();
});

it('a page that would evict too many is not cached', () => {
  const store = createPageStore(100_000);
  store.set('/large', entry(20_000));
  expect([store.get('/large'), store.bytes, store.pages]).toEqual([undefined, 0, 0]);
});

it('a page counts with all of its bodies', () => {
  const store = createPageStore(100_000);
  const made = entry(10_000);
  store.set('/', made);
  made.page.bodies.set('br', { bytes: Buffer.alloc(2_000), etag: '"x"', encoding: 'br' });
  store.recount('/');
  expect(store.bytes).toBe(12_000);
  store.delete('/');
  expect(store.bytes).toBe(0);
});
