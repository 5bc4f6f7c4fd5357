import { createApiClient, listArticles } from '@millwright/api-client';
import { expect, it } from 'vitest';
import { createContentVersions } from '../content-versions.ts';
import { cachingOf, createResponseStore, longestStale, type ApiResponse } from './response-store.ts';
import { createUpstream } from './upstream.ts';

const { signal } = new AbortController();

/** A store with a clock of its own over an API that numbers its responses. */
function start(bytes = 1_000_000) {
  const state = { now: 1_000_000, hears: true, requested: 0, status: 200, freshFor: 30_000, tags: ['article'] };
  const versions = createContentVersions();
  const store = createResponseStore({
    bytes,
    versions,
    longestCall: 1000,
    hearsChanges: () => state.hears,
    now: () => state.now,
  });
  const respond = async (): Promise<ApiResponse> => {
    state.requested += 1;
    const { status, freshFor, tags } = state;
    return { status, text: String(state.requested), freshFor, tags: new Set(tags) };
  };
  const request = async (key = 'en /api/a', send = respond) => (await store.request(key, signal, send)).text;
  return { state, store, versions, request };
}

it('a fresh response is used again, under its key, until its time is over', async () => {
  const { state, store, request } = start();
  expect([await request(), await request(), await request('cn /api/a')]).toEqual(['1', '1', '2']);
  state.now += 29_999;
  expect(await request()).toBe('1');
  state.now += 1;
  expect(await request()).toBe('3');
  expect(store.counts).toEqual({ hit: 2, joined: 0, miss: 3, stale: 0 });
});

it('a response is requested again after content that it holds, or may hold, has changed', async () => {
  const { versions, request } = start();
  expect(await request()).toBe('1');
  versions.change('banner');
  expect(await request()).toBe('1');
  versions.change('article');
  expect(await request()).toBe('2');
  versions.change(null);
  expect(await request()).toBe('3');
});

it('a response that was requested before content changed is not used again, nor waited for', async () => {
  const { versions, request } = start();
  const slow = Promise.withResolvers<ApiResponse>();
  const first = request('en /api/a', () => slow.promise);
  versions.change('article');
  expect(await request()).toBe('1');
  slow.resolve({ status: 200, text: 'old', freshFor: 30_000, tags: new Set(['article']) });
  expect(await first).toBe('old');
  expect(await request()).toBe('1');
});

it('nothing is used again that failed, is not public, or was refused by its reader', async () => {
  const { state, store, request } = start();
  state.status = 503;
  expect([await request(), await request()]).toEqual(['1', '2']);
  Object.assign(state, { status: 200, freshFor: 0 });
  expect([await request(), await request()]).toEqual(['3', '4']);
  state.freshFor = 30_000;
  expect([await request(), await request()]).toEqual(['5', '5']);
  store.refuse('en /api/a');
  expect(await request()).toBe('6');
});

it('every response is requested while changes are not heard, and where there is no room', async () => {
  const { state, request } = start();
  await request();
  state.hears = false;
  expect(await request()).toBe('2');
  const none = start(0);
  expect([await none.request(), await none.request()]).toEqual(['1', '2']);
  none.store.store('en /api/a', '2', {});
  expect([none.store.stale('en /api/a'), none.store.readBefore('en /api/a', '2')]).toEqual([null, undefined]);
});

it.each<[string, Record<string, string>, number]>([
  ['public for a minute', { 'cache-control': 'public, max-age=60' }, 30_000],
  ['public for a moment', { 'cache-control': 'public, max-age=5, stale-while-revalidate=0' }, 5000],
  ['of one visitor', { 'cache-control': 'private, max-age=60' }, 0],
  ['not to be stored', { 'cache-control': 'public, no-store, max-age=60' }, 0],
  ['with a cookie', { 'cache-control': 'public, max-age=60', 'set-cookie': 'a=b' }, 0],
  ['without a word', {}, 0],
])('a response %s is fresh for so long', (_, headers, freshFor) => {
  expect(cachingOf((name) => headers[name])).toEqual({ freshFor, tags: null });
});

it('the tables of a response are read in its header', () => {
  expect(cachingOf((name) => (name === 'x-content-tags' ? 'article tag' : null)).tags).toEqual(
    new Set(['article', 'tag']),
  );
});

it('a good response stands in for a day, and the store never grows beyond its bytes', async () => {
  const { state, store } = start(16_000);
  store.store('en /api/a', '1', {});
  expect([store.stale('en /api/a'), store.stale('cn /api/a')]).toEqual(['1', null]);
  state.now += longestStale;
  expect(store.stale('en /api/a')).toBe('1');
  state.now += 1;
  expect(store.stale('en /api/a')).toBeNull();
  for (let id = 0; id < 1000; id += 1) store.store(`en ${id}`, 'x'.repeat(200), {});
  expect(store.held.bytes).toBeLessThanOrEqual(16_000);
  expect(store.held.entries).toBeGreaterThan(10);
  expect(store.stale('en 999')).not.toBeNull();
  store.store('en large', 'x'.repeat(1000), {});
  expect(store.stale('en large')).toBeNull();
  store.forget('en 999');
  expect(store.stale('en 999')).toBeNull();
});

it('the same response again is not read again, and nobody can change what was read; another response is', async () => {
  const state = { title: 'First' };
  const article = () => ({ id: 1, title: state.title, publish_time: '2026-01-01T00:00:00Z', image: '', brief: '' });
  const fetch = async () =>
    Response.json({ code: 1, msg: '', data: { list: [article()], total: 1, page: 1, rows: 20 } });
  const upstream = createUpstream({ fetch });
  const list = async () => {
    const client = createApiClient({
      transport: upstream.transport,
      cache: upstream.memoryOf('en', () => undefined),
      baseUrl: 'http://portal.test',
      edition: 'en',
    });
    const result = await listArticles(client);
    if (!result.ok) throw new Error(JSON.stringify(result.failure));
    return result.value;
  };
  const [first, second] = [await list(), await list()];
  expect(second).toBe(first);
  expect(() => (second.items as unknown[]).push('x')).toThrow(TypeError);
  state.title = 'Second';
  expect((await list()).items[0]!.title).toBe('Second');
});
