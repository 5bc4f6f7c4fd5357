import { createServer, request as nodeRequest, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { getRequestListener } from '@hono/node-server';
import { afterEach, describe, expect, it } from 'vitest';
import { routes } from '../../app/pages.ts';
import { readConfig } from '../config.ts';
import { createPortalServer } from '../portal-server.ts';
import type { Pages } from '../render-page.ts';
import { createBestCompression } from './best-compression.ts';
import { createCachedPages } from './page-cache.ts';

const textOf = (lang: string, path: string) =>
  `<!DOCTYPE html><html lang="${lang}"><title>${path}</title>${'<p>News of the trade</p>'.repeat(200)}</html>`;

/** What machines read, and what it is. */
const typeOf: Readonly<Record<string, string>> = {
  '/rss': 'application/rss+xml',
  '/rss/industry/plastics': 'application/rss+xml',
  '/atom': 'application/atom+xml',
  '/sitemap.xml': 'application/xml',
  '/sitemap/article-1.xml': 'application/xml',
  '/robots.txt': 'text/plain',
  '/manifest.webmanifest': 'application/manifest+json',
  '/tradeshow/info/7/calendar.ics': 'text/calendar',
  '/share-image/article/5.png': 'image/png',
};

let http: Server | undefined;
afterEach(() => void http?.close());

/** A portal on a socket, whose pages hold the path of their request; `rendered` lists the paths that were rendered. */
async function start(env: Record<string, string> = {}) {
  const rendered: string[] = [];
  const state = { served: 0, best: Promise.withResolvers<void>() };
  const pages: Pages = {
    fetch: async (request, { site }) => {
      const { pathname, search } = new URL(request.url);
      rendered.push(site.editionKey + pathname + search);
      const headers: Record<string, string> = { 'content-type': `${typeOf[pathname] ?? 'text/html'}; charset=utf-8` };
      if (typeOf[pathname]) headers['cache-control'] = 'public, max-age=600';
      if (pathname === '/offline') headers['set-cookie'] = 'seen=1';
      if (request.headers.has('x-canary') || request.headers.has('cookie')) headers['x-leak'] = 'yes';
      return new Response(pathname === '/articles/none' ? 'none' : textOf(site.editionKey, pathname + search), {
        headers,
        status: pathname === '/articles/none' ? 404 : 200,
      });
    },
    inlineScript: 'boot()',
    routes,
  };
  const config = readConfig({ PURGE_TOKEN: 'token-of-the-back-office', ...env });
  const api = { fetch: () => Promise.resolve(Response.json({ code: 1 })), close: () => Promise.resolve() };
  const portal = createPortalServer({ config, api, pages, assets: () => Promise.resolve(null) });
  const listener = getRequestListener(portal.fetch);
  const best = createBestCompression({
    onChange: (key) => (portal.cache!.recount(key), state.best.resolve()),
    rest: () => Promise.resolve(),
  });
  const serveCached = portal.cache
    ? createCachedPages({ config, cache: portal.cache, cacheKey: portal.cacheKey, best })
    : () => false;
  http = createServer((request, response) => {
    if (serveCached(request, response)) state.served += 1;
    else void listener(request, response);
  });
  await new Promise<void>((resolve) => void http!.listen(0, '127.0.0.1', resolve));
  const { port } = http.address() as AddressInfo;
  const request = (
    path: string,
    headers: Record<string, string> = {},
    method = 'GET',
  ): Promise<{ status: number; headers: IncomingHttpHeaders; body: Buffer }> =>
    new Promise((resolve, reject) => {
      const requested = nodeRequest(
        { host: '127.0.0.1', port, path, method, agent: false, headers: { host: 'en.localhost:3000', ...headers } },
        (response) => {
          const chunks: Buffer[] = [];
          response.on('data', (chunk: Buffer) => chunks.push(chunk));
          response.on('end', () =>
            resolve({ status: response.statusCode!, headers: response.headers, body: Buffer.concat(chunks) }),
          );
        },
      );
      requested.on('error', reject).end();
    });
  return { request, rendered, state, portal };
}

/** The headers that are not of a single response. */
const lasting = ({ date: _, 'x-request-id': __, 'x-cache': ___, 'keep-alive': ____, ...rest }: IncomingHttpHeaders) =>
  rest;

describe('a page that is requested again', () => {
  it('is not rendered again, and its response is the same to the byte, but for the request id', async () => {
    const { request, rendered, state } = await start();
    const [first, second] = [await request('/articles?page=2'), await request('/articles?utm=x&page=2')];
    expect([first.headers['x-cache'], second.headers['x-cache'], state.served]).toEqual(['miss', 'hit', 1]);
    expect(second.body.toString()).toBe(textOf('en', '/articles?page=2'));
    expect(first.body.equals(second.body)).toBe(true);
    expect(lasting(second.headers)).toEqual(lasting(first.headers));
    expect(second.headers['x-request-id']).toMatch(/^[\da-f-]{36}$/);
    expect(second.headers['x-request-id']).not.toBe(first.headers['x-request-id']);
    expect(second.headers).toMatchObject({
      'cache-control': 'public, max-age=60, s-maxage=60, stale-while-revalidate=600, stale-if-error=86400',
      vary: 'Accept-Encoding',
      'x-content-type-options': 'nosniff',
    });
    expect(second.headers['content-security-policy']).toContain("script-src 'self' 'sha256-");
    expect(rendered).toEqual(['en/articles?page=2']);
  });

  it.each([
    [undefined, (body: Buffer) => body],
    ['gzip', gunzipSync],
    ['br', brotliDecompressSync],
    ['gzip, deflate, br, zstd', brotliDecompressSync],
    ['br;q=0, gzip', gunzipSync],
    ['identity', (body: Buffer) => body],
  ])('comes in what %j accepts, with a tag of its own', async (encoding, decode) => {
    const { request, state } = await start();
    const headers: Record<string, string> = encoding === undefined ? {} : { 'accept-encoding': encoding };
    for (const hit of [0, 1]) {
      const response = await request('/articles', headers);
      expect(decode(response.body).toString()).toBe(textOf('en', '/articles'));
      expect([response.headers['content-length'], state.served]).toEqual([String(response.body.length), hit]);
      expect(response.headers.etag).toMatch(
        { gzip: /-gzip"$/, br: /-br"$/ }[response.headers['content-encoding']!] ?? /^"[\w-]{22}"$/,
      );
    }
  });

  it('is 304 for a client that has it, in whichever form, without a body', async () => {
    const { request } = await start();
    const {
      headers: { etag },
    } = await request('/articles', { 'accept-encoding': 'br' });
    for (const tags of [etag!, `W/${etag}`, `"other", ${etag}`, '*']) {
      const response = await request('/articles', { 'if-none-match': tags });
      expect([tags, response.status, response.body.length]).toEqual([tags, 304, 0]);
      expect(Object.keys(response.headers)).toEqual(expect.arrayContaining(['etag', 'cache-control', 'vary']));
      expect(response.headers['content-type']).toBeUndefined();
    }
    for (const tags of ['"other"', '', etag!.slice(0, -3)])
      expect((await request('/articles', { 'if-none-match': tags })).status).toBe(200);
  });

  it('has the same headers for HEAD, and no body', async () => {
    const { request, rendered } = await start();
    const head = await request('/articles', {}, 'HEAD');
    const again = await request('/articles', {}, 'HEAD');
    const got = await request('/articles');
    expect([head.body.length, again.body.length]).toEqual([0, 0]);
    expect(lasting(head.headers)).toEqual(lasting(got.headers));
    expect(lasting(again.headers)).toEqual(lasting(got.headers));
    expect(rendered).toHaveLength(1);
  });

  it('is sent smaller from its second visitor on', async () => {
    const { request, state } = await start();
    const visit = () => request('/articles', { 'accept-encoding': 'br' });
    const [first] = [await visit(), await visit()];
    await state.best.promise;
    const smaller = await visit();
    expect(brotliDecompressSync(smaller.body).toString()).toBe(textOf('en', '/articles'));
    expect(smaller.body.length).toBeLessThan(first.body.length);
    expect([first.headers.etag, smaller.headers.etag]).toEqual([
      expect.not.stringMatching(/-best"$/),
      expect.stringMatching(/-best"$/),
    ]);
  });
});

describe('pages of different visitors', () => {
  it('are of their edition, and the same for a member as for anybody', async () => {
    const { request, rendered } = await start();
    for (const [host, lang] of [
      ['en.localhost', 'en'],
      ['cn.localhost', 'cn'],
      ['EN.localhost:80', 'en'],
    ]) {
      for (const cookie of ['', '__Host-sid=abc; edition=cn', 'edition=en']) {
        const response = await request('/articles', { host: host!, cookie });
        expect(response.body.toString()).toBe(textOf(lang!, '/articles'));
        expect(response.headers['set-cookie']).toBeUndefined();
      }
    }
    expect(rendered).toEqual(['en/articles', 'cn/articles']);
  });

  it('are of the cookie’s edition on a host that names none, and for the visitor alone', async () => {
    const { request, rendered } = await start();
    for (const time of [1, 2]) {
      for (const [cookie, lang] of [
        ['edition=en', 'en'],
        ['', 'cn'],
        ['edition=fr', 'cn'],
      ]) {
        const response = await request('/articles', { host: 'localhost:3000', cookie: cookie! });
        expect([time, response.body.toString()]).toEqual([time, textOf(lang!, '/articles')]);
        expect([response.headers['cache-control'], response.headers.vary]).toEqual([
          'private, no-cache',
          'Cookie, Accept-Encoding',
        ]);
      }
    }
    expect(rendered).toEqual(['en/articles', 'cn/articles']);
  });

  it('hold nothing of the request by which they were made', async () => {
    const { request } = await start();
    const made = await request('/articles', {
      'x-canary': 'evil',
      'x-forwarded-host': 'evil.test',
      cookie: 'a=b',
      'accept-language': 'fr',
    });
    expect(made.headers['x-leak']).toBeUndefined();
    expect((await request('/articles')).headers['x-leak']).toBeUndefined();
  });

  it('are made again for a response that sets a cookie, for what is no page, and for a member’s own', async () => {
    const { request, rendered, state } = await start();
    for (const path of ['/offline', '/offline', '/nowhere', '/nowhere', '/favourites', '/favourites'])
      await request(path);
    expect([rendered.length, state.served]).toEqual([6, 0]);
  });
});

describe('what machines read', () => {
  it.each(Object.keys(typeOf).filter((path) => !path.startsWith('/share-image')))(
    '%s is cached like a page: compressed, with a tag, and made again after a change',
    async (path) => {
      const { request, rendered, portal } = await start();
      const made = await request(`${path}?utm_source=reader`, { 'accept-encoding': 'br' });
      const cached = await request(path, { 'accept-encoding': 'br' });
      expect([
        made.headers['x-cache'],
        cached.headers['x-cache'],
        cached.headers['content-encoding'],
        cached.headers['cache-control'],
      ]).toEqual(['miss', 'hit', 'br', 'public, max-age=600']);
      expect(brotliDecompressSync(cached.body).toString()).toBe(textOf('en', path));
      expect((await request(path, { 'if-none-match': cached.headers.etag! })).status).toBe(304);
      portal.purge(null);
      expect((await request(path)).headers['x-cache']).toBe('miss');
      expect(rendered).toEqual([`en${path}`, `en${path}`]);
    },
  );

  it('and is drawn is not: images to share are as many as documents', async () => {
    const { request } = await start();
    expect((await request('/share-image/article/5.png')).headers['x-cache']).toBeUndefined();
  });
});

it('what the cache did is counted, each response once', async () => {
  const { request, portal } = await start();
  for (const encoding of ['identity', 'identity', 'br', 'br'])
    await request('/articles', { 'accept-encoding': encoding });
  portal.purge(null);
  await request('/articles');
  expect(portal.cache!.counts).toEqual({ hit: 3, stale: 0, miss: 2 });
  const metrics = (await request('/metrics')).body.toString();
  expect(metrics).toContain('millwright_page_cache_pages_total{outcome="hit"} 3\n');
  expect(metrics).toContain('millwright_content_changes_total 1\n');
  expect(metrics).toMatch(/^millwright_page_cache_bytes \d{4,}$/m);
  expect(metrics).toMatch(/^millwright_page_cache_pages 1$/m);
});

it('that there is no page is cached, for a short time', async () => {
  const { request, rendered } = await start();
  const [first, second] = [await request('/articles/none'), await request('/articles/none')];
  expect([
    first.status,
    second.status,
    second.headers['x-cache'],
    second.headers['cache-control'],
    second.headers.etag,
  ]).toEqual([404, 404, 'hit', 'public, max-age=60', undefined]);
  expect(rendered).toHaveLength(1);
});

it('a client that has the token says that content has changed, and nobody else', async () => {
  const { request, rendered } = await start();
  await request('/articles');
  expect((await request('/purge', { authorization: 'Bearer wrong-token-of-somebody' }, 'POST')).status).toBe(401);
  expect((await request('/purge', {}, 'POST')).status).toBe(401);
  expect((await request('/purge', { authorization: 'Bearer token-of-the-back-office' })).status).toBe(405);
  await request('/articles');
  expect(rendered).toHaveLength(1);
  expect((await request('/purge', { authorization: 'Bearer token-of-the-back-office' }, 'POST')).status).toBe(204);
  expect((await request('/articles')).headers['x-cache']).toBe('miss');
  expect((await (await start({ PURGE_TOKEN: '' })).request('/purge', {}, 'POST')).status).toBe(404);
});

it('nothing is cached where the setting says so', async () => {
  const { request, rendered, portal } = await start({ PAGE_CACHE_MB: '0' });
  await request('/articles');
  const response = await request('/articles');
  expect([rendered.length, portal.cache, response.headers['x-cache']]).toEqual([2, null, undefined]);
});
