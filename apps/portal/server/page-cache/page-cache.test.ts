import { describe, expect, it } from 'vitest';
import { pageLifetimes } from '../cache-policy.ts';
import { createContentVersions } from '../content-versions.ts';
import { createPageCache } from './page-cache.ts';
import type { RenderedPage } from './stored-page.ts';

const en = { editionKey: 'en', byHost: true } as const;
const cn = { editionKey: 'cn', byHost: true } as const;

const html = (text: string, headers: Record<string, string> = {}, status = 200): RenderedPage => ({
  status,
  headers: Object.entries({ 'content-type': 'text/html; charset=utf-8', 'cache-control': 'public', ...headers }),
  body: Buffer.from(text),
  tags: new Set(['article', 'tag']),
});

/** A cache with a clock of its own; `next` is what is rendered. */
function cacheOf(first: () => RenderedPage | Promise<RenderedPage> = () => html('first')) {
  const state = { now: 1_000_000, rendered: [] as string[], next: first, publication: null as number | null };
  const versions = createContentVersions();
  const cache = createPageCache({
    versions,
    bytes: 1_000_000,
    now: () => state.now,
    nextPublication: () => state.publication,
    render: async ({ editionKey }, path) => {
      state.rendered.push(editionKey + path);
      return state.next();
    },
  });
  const request = async (chosen: typeof en | typeof cn = en, path = '/') => {
    const { page, from, instead } = await cache.serve(chosen, path);
    return [page.body.toString(), from, instead];
  };
  return { cache, state, request, purge: () => versions.change(null), versions };
}

describe('a page that is cached', () => {
  it('is rendered once, however many request it at once', async () => {
    const { state, request } = cacheOf();
    expect(await Promise.all([request(), request(), request()])).toEqual([
      ['first', 'miss', false],
      ['first', 'miss', false],
      ['first', 'miss', false],
    ]);
    expect(await request()).toEqual(['first', 'hit', false]);
    expect(state.rendered).toEqual(['en/']);
  });

  it('is one for each edition, and one for hosts that name none', async () => {
    const { cache, state, request } = cacheOf();
    await request(en);
    await request(cn);
    await cache.serve({ editionKey: 'en', byHost: false }, '/');
    expect(state.rendered).toEqual(['en/', 'cn/', 'en/']);
  });

  it('ends when the next scheduled item becomes public, although nobody edits, and says so before', async () => {
    const { cache, state, request } = cacheOf();
    const due = state.now + 30_000;
    state.publication = due;
    await request();
    state.next = () => html('second');
    state.now = due - 1;
    expect(await request()).toEqual(['first', 'hit', false]);
    expect(cache.find(en, '/')!.left).toBe(1);
    state.now = due;
    expect(cache.find(en, '/')).toBeNull();
    expect(await request()).toEqual(['second', 'miss', false]);
    expect(cache.find(en, '/')!.left).toBe(Infinity);
  });

  it('is not cached where something became public while it was made', async () => {
    const { state, request } = cacheOf(() => {
      state.now += 10;
      return html(String(state.now));
    });
    state.publication = state.now + 5;
    expect(await request()).toEqual(['1000010', 'miss', false]);
    expect(await request()).toEqual(['1000020', 'miss', false]);
    expect(await request()).toEqual(['1000020', 'hit', false]);
  });

  it('is not given while a newer one is made where something has become public since', async () => {
    const { state, request } = cacheOf();
    state.publication = state.now + pageLifetimes.fresh + 1000;
    await request();
    state.next = () => html('second');
    state.now = state.publication;
    expect(await request()).toEqual(['second', 'miss', false]);
  });

  it('is fresh for a minute, then given once more while a newer one is made', async () => {
    const { state, request } = cacheOf();
    await request();
    state.next = () => html('second');
    state.now += pageLifetimes.fresh - 1;
    expect(await request()).toEqual(['first', 'hit', false]);
    state.now += 1;
    expect(await request()).toEqual(['first', 'stale', false]);
    await Promise.resolve();
    await new Promise((resolve) => setImmediate(resolve));
    expect(await request()).toEqual(['second', 'hit', false]);
    expect(state.rendered).toHaveLength(2);
  });

  it('is rendered again while the client waits when it is too old', async () => {
    const { state, request } = cacheOf();
    await request();
    state.next = () => html('second');
    state.now += pageLifetimes.fresh + pageLifetimes.whileRevalidating;
    expect(await request()).toEqual(['second', 'miss', false]);
  });
});

describe('after content has changed', () => {
  it('no page of before is given, not even one that was being made', async () => {
    const { cache, state, request, purge } = cacheOf();
    await request();
    state.next = () => html('second');
    purge();
    expect(cache.find(en, '/')).toBeNull();
    expect(await request()).toEqual(['second', 'miss', false]);

    const slow = Promise.withResolvers<RenderedPage>();
    state.next = () => slow.promise;
    const requested = request(en, '/slow');
    purge();
    state.next = () => html('newest');
    expect(await request(en, '/slow')).toEqual(['newest', 'miss', false]);
    slow.resolve(html('of before'));
    expect(await requested).toEqual(['of before', 'miss', false]);
    expect(await request(en, '/slow')).toEqual(['newest', 'hit', false]);
  });

  it('a page is current that shows nothing of what has changed; one that does, or may, is rendered again', async () => {
    const { state, request, versions } = cacheOf();
    await request();
    state.next = () => ({ ...html('of anything'), tags: null });
    await request(en, '/anything');
    versions.change('banner');
    expect(await request()).toEqual(['first', 'hit', false]);
    expect(await request(en, '/anything')).toEqual(['of anything', 'miss', false]);
    state.next = () => html('second');
    versions.change('tag');
    versions.change('banner');
    expect(await request()).toEqual(['second', 'miss', false]);
    expect(await request()).toEqual(['second', 'hit', false]);
  });

  it('a page that was being rendered meanwhile is current only where it shows nothing of that', async () => {
    const { state, request, versions } = cacheOf();
    for (const [table, from] of [
      ['banner', 'hit'],
      ['article', 'miss'],
    ] as const) {
      const slow = Promise.withResolvers<RenderedPage>();
      state.next = () => slow.promise;
      const requested = request(en, `/${table}`);
      versions.change(table);
      slow.resolve(html('slow'));
      await requested;
      state.next = () => html('new');
      expect((await request(en, `/${table}`))[1]).toBe(from);
    }
  });
});

describe('when no newer page can be had', () => {
  it.each([
    ['an error', () => Promise.reject(new Error('down'))],
    ['a 503', () => html('sorry', { 'cache-control': 'no-store' }, 503)],
    ['a page without a section', () => html('parts', { 'x-degraded': 'videos' })],
  ])('instead of %s the old one is given, for a day', async (_, next) => {
    const { state, request, purge } = cacheOf();
    await request();
    state.next = next;
    purge();
    expect(await request()).toEqual(['first', 'stale', true]);
    const tries = state.rendered.length;
    expect(await request()).toEqual(['first', 'stale', true]);
    expect(state.rendered).toHaveLength(tries);
    state.now += pageLifetimes.again;
    expect(await request()).toEqual(['first', 'stale', true]);
    expect(state.rendered).toHaveLength(tries + 1);
    state.now += pageLifetimes.ifError;
    expect(await request().catch(String)).not.toEqual(['first', 'stale', true]);
  });

  it('a page without a section is cached shortly where there is no whole one', async () => {
    const { state, request } = cacheOf(() => html('parts', { 'x-degraded': 'videos' }));
    await request();
    expect(await request()).toEqual(['parts', 'hit', false]);
    state.now += pageLifetimes.again;
    state.next = () => html('whole');
    expect(await request()).toEqual(['whole', 'miss', false]);
  });
});

it.each([
  ['a response that sets a cookie', html('x', { 'set-cookie': 'a=b' })],
  ['a response that nobody may store', html('x', { 'cache-control': 'no-store' })],
  ['an error', html('x', {}, 500)],
  ['a redirect', html('', { location: '/' }, 302)],
  ['what is no page', html('x', { 'content-type': 'image/png' })],
])('%s is not cached', async (_, response) => {
  const { state, request, cache } = cacheOf(() => response);
  await request();
  await request();
  expect([state.rendered.length, cache.held.pages]).toEqual([2, 0]);
});

it('the same page again reuses its cached bodies', async () => {
  const { cache, state, request, purge } = cacheOf();
  await request();
  const { page } = cache.find(en, '/')!;
  page.bodies.set('br', { bytes: Buffer.from('x'), etag: '"x"', encoding: 'br' });
  purge();
  await request();
  expect(state.rendered).toHaveLength(2);
  expect(cache.find(en, '/')!.page.bodies.has('br')).toBe(true);
});
