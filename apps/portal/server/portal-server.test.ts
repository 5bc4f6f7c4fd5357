import { brotliDecompressSync } from 'node:zlib';
import { describe, expect, it, vi } from 'vitest';
import type { ApiAccess } from './api-access.ts';
import { readConfig } from './config.ts';
import { createPortalServer } from './portal-server.ts';
import type { PageRequest } from '../app/shell/page/request-scope.server.tsx';
import type { Pages } from './render-page.ts';

const html = `<!DOCTYPE html><html><body>${'<p>News</p>'.repeat(200)}</body></html>`;

/** A portal whose pages and API are given. */
function portal(
  given: { page?: () => Response; api?: ApiAccess['fetch']; env?: Record<string, string>; developing?: boolean } = {},
) {
  const facts: PageRequest[] = [];
  const pages: Pages = {
    fetch: (_, fact) => {
      facts.push(fact);
      return Promise.resolve(
        given.page?.() ?? new Response(html, { headers: { 'content-type': 'text/html; charset=utf-8' } }),
      );
    },
    inlineScript: given.developing ? null : 'boot()',
    routes: [],
  };
  const api: ApiAccess = {
    fetch: given.api ?? (() => Promise.resolve(Response.json({ code: 1 }))),
    close: () => Promise.resolve(),
  };
  const server = createPortalServer({
    config: readConfig(given.env ?? {}),
    api,
    pages,
    assets: () => Promise.resolve(null),
  });
  const get = (url: string, init?: RequestInit) => server.fetch(new Request(url, init));
  return { get, facts };
}

describe('the edition of a page', () => {
  it.each([
    ['http://cn.localhost:3000/', '', 'cn', true],
    ['http://en.localhost:3000/', 'edition=cn', 'en', true],
    ['http://localhost:3000/', '', 'cn', false],
    ['http://localhost:3000/', 'a=b; edition=en', 'en', false],
    ['http://localhost:3000/', 'edition=fr', 'cn', false],
    ['http://localhost:3000/', 'myedition=en', 'cn', false],
  ])('at %s with the cookie "%s" is %s', async (url, cookie, editionKey, byHost) => {
    const { get, facts } = portal();
    const response = await get(url, { headers: { cookie } });
    expect(facts[0]!.site).toMatchObject({ editionKey, byHost });
    expect(response.headers.get('cache-control')).toBe(
      byHost
        ? 'public, max-age=60, s-maxage=60, stale-while-revalidate=600, stale-if-error=86400'
        : 'private, no-cache',
    );
    expect((response.headers.get('vary') ?? '').includes('Cookie')).toBe(!byHost);
  });

  it('never takes an address from the Host header', async () => {
    const { get, facts } = portal();
    await get('http://evil.test/');
    expect(JSON.stringify(facts[0]!.site)).not.toContain('evil');
  });
});

describe('every response', () => {
  it('has the security headers, and a page a policy with the hash of its one inline script', async () => {
    const { headers } = await portal({ env: { MEMBER_HOSTS: 'en=https://member.example' } }).get(
      'http://en.localhost:3000/',
    );
    const policy = headers.get('content-security-policy')!;
    expect(policy).toMatch(/script-src 'self' 'sha256-[\w+/]{43}='/);
    expect(policy).toContain("form-action 'self' http://member.cn.localhost:3000 https://member.example");
    expect(policy).toContain('frame-src https://player.bilibili.com');
    expect(policy).not.toContain("unsafe-inline' ");
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.has('strict-transport-security')).toBe(false);
  });

  it('demands https only where the editions are on https', async () => {
    const env = { EDITION_HOSTS: 'cn=https://www.example.cn,en=https://www.example.com' };
    const { headers } = await portal({ env }).get('http://www.example.cn/');
    expect(headers.get('strict-transport-security')).toContain('max-age=31536000');
  });

  it('is compressed as the browser accepts it', async () => {
    const { get } = portal();
    const packed = await get('http://en.localhost/', { headers: { 'accept-encoding': 'gzip, br' } });
    expect(packed.headers.get('content-encoding')).toBe('br');
    expect(packed.headers.get('vary')).toContain('Accept-Encoding');
    expect(brotliDecompressSync(await packed.arrayBuffer()).toString()).toBe(html);
    expect(
      (await get('http://en.localhost/', { headers: { 'accept-encoding': 'gzip, br;q=0' } })).headers.get(
        'content-encoding',
      ),
    ).toBe('gzip');
    expect(
      (await get('http://en.localhost/', { headers: { 'accept-encoding': 'identity' } })).headers.has(
        'content-encoding',
      ),
    ).toBe(false);
  });

  it('is packed as the request likes best', async () => {
    const { get } = portal();
    const liked = {
      'br;q=0.1, gzip': 'gzip',
      'gzip;q=0.5, br;q=0.5': 'br',
      '*': 'br',
      'br;q=0, *': 'gzip',
      'x-gzip': 'gzip',
      'identity, br;q=0.5': null,
      '*;q=0': null,
      'gzip;q=nonsense': 'gzip',
    };
    for (const [accept, encoding] of Object.entries(liked)) {
      expect([
        accept,
        (await get('http://en.localhost/', { headers: { 'accept-encoding': accept } })).headers.get('content-encoding'),
      ]).toEqual([accept, encoding]);
    }
  });

  it('for a file of another version is a plain 404 that nobody caches', async () => {
    const response = await portal().get('http://en.localhost/assets/of-before-1a2b.js');
    expect([response.status, response.headers.get('cache-control'), response.headers.get('content-type')]).toEqual([
      404,
      'no-store',
      expect.stringContaining('text/plain'),
    ]);
  });
});

describe('the cache of a page', () => {
  it.each([
    [200, { 'x-degraded': 'banner' }, 'public, max-age=10'],
    [404, {}, 'public, max-age=60'],
    [503, {}, 'no-store'],
    [200, { 'cache-control': 'no-store' }, 'no-store'],
  ])('with status %i and %j is "%s"', async (status, headers, cacheControl) => {
    const { get } = portal({ page: () => new Response('x', { status, headers }) });
    expect((await get('http://en.localhost/')).headers.get('cache-control')).toBe(cacheControl);
  });

  it('that is not available now says when to try again', async () => {
    const { get } = portal({ page: () => new Response('x', { status: 503 }) });
    expect((await get('http://en.localhost/')).headers.get('retry-after')).toBe('10');
  });
});

describe('the API next to the pages', () => {
  it.each(['/api/keywords', '/memberApi/logout', '/img_code?key=1', '/banner/click?token=1', '/img/article/x.svg'])(
    'responds to %s',
    async (path) => {
      const fetch = vi.fn(() => Promise.resolve(Response.json({ code: 1, from: 'api' })));
      const response = await portal({ api: fetch }).get(`http://en.localhost${path}`);
      expect(await response.json()).toMatchObject({ from: 'api' });
      expect(fetch).toHaveBeenCalledOnce();
    },
  );

  it('responds in the language of the edition when it cannot be reached', async () => {
    const { get } = portal({ api: () => Promise.reject(new Error('refused')) });
    const responses = await Promise.all(['cn', 'en'].map((key) => get(`http://${key}.localhost/api/keywords`)));
    expect(responses.map(({ status }) => status)).toEqual([502, 502]);
    const [cn, en] = (await Promise.all(responses.map((response) => response.json()))) as {
      code: number;
      msg: string;
    }[];
    expect([cn!.code, en!.code, /\p{Script=Han}/u.test(cn!.msg), /\p{Script=Han}/u.test(en!.msg)]).toEqual([
      0,
      0,
      true,
      false,
    ]);
  });

  it('tells that it is there on a path of its own', async () => {
    const response = await portal().get('http://10.0.0.1/healthz');
    expect([response.status, await response.text()]).toEqual([200, 'ok']);
  });
});
