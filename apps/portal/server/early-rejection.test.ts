import { createServer, type Server } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { getRequestListener } from '@hono/node-server';
import { afterEach, expect, it, vi } from 'vitest';
import { routes } from '../app/pages.ts';
import { readConfig } from './config.ts';
import { createEarlyRejection, refuseSeveralHosts } from './early-rejection.ts';
import { createPageMetrics } from './page-metrics.ts';
import { createPortalServer } from './portal-server.ts';
import type { Pages } from './render-page.ts';
import { createLoadShedding } from './load-shedding.ts';

let http: Server | undefined;
afterEach(() => {
  vi.restoreAllMocks();
  http?.close();
});

it(
  'refuses pages for which there is no room with the headers of every page, and lets the health check, ' +
    'cached pages and what is no page through',
  async () => {
    const gate = Promise.withResolvers<void>();
    let made = 0;
    const pages: Pages = {
      fetch: async ({ url }) => {
        made += 1;
        if (!url.includes('/videos')) await gate.promise;
        return new Response('<!DOCTYPE html><h1>Page</h1>', {
          headers: { 'content-type': 'text/html; charset=utf-8' },
        });
      },
      inlineScript: 'boot()',
      routes,
    };
    const config = readConfig({});
    const api = { fetch: () => Promise.resolve(Response.json({ code: 1 })), close: () => Promise.resolve() };
    // Those who wait do so until the gate opens, however busy the machine is.
    const portal = createPortalServer({
      config,
      api,
      pages,
      assets: () => Promise.resolve(null),
      shed: createLoadShedding({ longestWait: 100_000 }),
    });
    const [respondAtOnce, listener] = [createEarlyRejection({ config, portal }), getRequestListener(portal.fetch)];
    const passed: string[] = [];
    http = createServer((request, response) => {
      if (respondAtOnce(request, response)) return;
      passed.push(request.url!);
      void listener(request, response);
    });
    await new Promise<void>((resolve) => void http!.listen(0, '127.0.0.1', resolve));
    const origin = `http://127.0.0.1:${(http.address() as AddressInfo).port}`;
    const request = (path: string, init?: RequestInit, edition = 'en') =>
      fetch(origin + path, { ...init, headers: { cookie: `edition=${edition}` } });

    const cachedResponse = await request('/videos');
    const refusedLater = await (async () => {
      // Twelve are made and 64 wait; each is another page, or they would be one.
      const crowd = Array.from({ length: 76 }, (_, number) => request(`/articles?page=${number + 2}`));
      await expect.poll(() => passed.length, { timeout: 60_000 }).toBe(77);
      return crowd;
    })();
    passed.length = 0;
    const refused = await request('/magazines');
    expect([
      refused.status,
      refused.headers.get('retry-after'),
      refused.headers.get('cache-control'),
      refused.headers.get('vary'),
    ]).toEqual([503, '10', 'no-store', 'Cookie']);
    for (const name of ['content-security-policy', 'x-content-type-options', 'referrer-policy', 'permissions-policy'])
      expect(refused.headers.get(name), name).toBe(cachedResponse.headers.get(name));
    const again = await request('/magazines');
    expect(again.headers.get('x-request-id')).not.toBe(refused.headers.get('x-request-id'));
    expect(await again.text()).toBe(await refused.clone().text());
    expect(await (await request('/magazines', { method: 'HEAD' })).text()).toBe('');
    expect([await refused.clone().text(), await (await request('/magazines', {}, 'cn')).text()]).toEqual([
      expect.stringContaining('lang="en"'),
      expect.stringContaining('lang="zh-CN"'),
    ]);
    expect(passed).toEqual([]);
    expect(await portal.renderer.metrics.read()).toContain('\nmillwright_pages_shed_total 4\n');

    const health = await request('/healthz');
    expect([health.status, await health.text(), health.headers.get('cache-control'), passed]).toEqual([
      200,
      'ok',
      'no-store',
      [],
    ]);
    expect((await request('/videos')).status).toBe(200);
    expect((await request('/api/keywords')).status).toBe(200);
    // What is sent goes on, and is judged before any page is made.
    expect((await request('/magazines', { method: 'POST', body: 'a=b' })).status).not.toBe(200);
    expect(passed).toEqual(['/videos', '/api/keywords', '/magazines']);

    gate.resolve();
    expect(new Set((await Promise.all(refusedLater)).map(({ status }) => status))).toEqual(new Set([200]));
    expect((await request('/magazines')).status).toBe(200);
    expect(made).toBe(78);
    expect(await portal.renderer.metrics.read()).toMatch(
      /^millwright_page_duration_seconds_count\{status="200"\} 78$/m,
    );
  },
);

it('responds with 503 where its text cannot be made, and makes it again for the next request', async () => {
  const logged = vi.spyOn(console, 'error').mockReturnValue();
  let broken = true;
  const broke = (): Response => {
    if (broken) throw new Error('broken');
    return new Response('ok');
  };
  const portal = {
    fetch: async () => broke(),
    cache: null,
    cacheKey: () => '/',
    renderer: { isFull: () => true, busy: broke, metrics: createPageMetrics() },
  };
  const respondAtOnce = createEarlyRejection({ config: readConfig({}), portal });
  http = createServer((request, response) => void respondAtOnce(request, response));
  await new Promise<void>((resolve) => void http!.listen(0, '127.0.0.1', resolve));
  const request = async (path: string) => {
    const response = await fetch(`http://127.0.0.1:${(http!.address() as AddressInfo).port}${path}`);
    return [
      response.status,
      response.headers.get('retry-after'),
      response.headers.get('cache-control'),
      await response.text(),
    ];
  };
  const atALoss = [503, '10', 'no-store', ''];
  expect(await Promise.all([request('/'), request('/'), request('/healthz')])).toEqual([atALoss, atALoss, atALoss]);
  expect(JSON.parse(String(logged.mock.calls[0]![0]))).toEqual({
    level: 'error',
    time: expect.stringMatching(/^\d{4}-.*Z$/),
    msg: 'an early response failed',
    requestId: expect.stringMatching(/^[\da-f-]{36}$/),
    error: 'Error: broken',
  });
  broken = false;
  expect(await request('/')).toEqual([200, null, null, 'ok']);
  expect(await request('/healthz')).toEqual([200, null, null, 'ok']);
});

it('refuses a request that names several hosts, of which a cache in front might mean another', async () => {
  http = createServer((request, response) => void (refuseSeveralHosts(request, response) || response.end('a page')));
  await new Promise<void>((resolve) => void http!.listen(0, '127.0.0.1', resolve));
  const { port } = http.address() as AddressInfo;
  const request = async (hosts: string) => {
    const socket = connect(port, '127.0.0.1');
    socket.write(`GET / HTTP/1.1\r\n${hosts}X-Host: b.test\r\nConnection: close\r\n\r\n`);
    return (await text(socket)).split('\r\n')[0];
  };
  expect(await request('Host: a.test\r\n')).toBe('HTTP/1.1 200 OK');
  expect(await request('Host: a.test\r\nHost: b.test\r\n')).toBe('HTTP/1.1 400 Bad Request');
  expect(await request('Host: a.test\r\nhOST: a.test\r\n')).toBe('HTTP/1.1 400 Bad Request');
});
