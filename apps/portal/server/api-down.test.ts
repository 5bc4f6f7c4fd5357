import '../test-support/in-production.ts';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { startFaultProxy, type FaultProxy } from '../test-support/fault-proxy.ts';
import { canary, type FaultName } from '../test-support/faults.ts';
import { startFixtureApi } from '../test-support/fixture-apis.ts';
import { ownPages } from '../test-support/own-pages.ts';
import { portalOn } from '../test-support/portal-on.ts';
import type { Pages } from './render-page.ts';
import { longestStale } from './api-gateway/response-store.ts';
import { createUpstream } from './api-gateway/upstream.ts';

/** Pages whose main item is one call, a list or a thing, and the home page. */
const warmed = [
  '/',
  '/article/5',
  '/articles',
  '/articles?page=2',
  '/videos',
  '/videos/info/1300',
  '/magazines/info/1200',
  '/whitepapers/info/1400',
  '/showroom/suppliers',
  '/showroom/products/info/1500',
  '/tradeshow/info/1700',
  '/search?keyword=no',
];
const host = 'cn.localhost:3000';

let pages: Pages;
let fixture: Awaited<ReturnType<typeof startFixtureApi>>;
let proxy: FaultProxy;
beforeAll(async () => {
  vi.spyOn(console, 'warn').mockReturnValue();
  [pages, fixture] = await Promise.all([ownPages(), startFixtureApi()]);
  proxy = await startFaultProxy(fixture.api);
}, 180_000);
afterAll(async () => {
  await proxy.close();
  await fixture.end();
});

/** A portal with copies whose clock the test holds. */
function portalAt(clock: { now: number }, openFor: number) {
  const api = proxy.access(() => null);
  const upstream = createUpstream(api, { circuit: { openFor }, now: () => clock.now });
  return portalOn({ pages, api, upstream, env: { API_ORIGIN: proxy.origin } });
}

describe('an API that has died', () => {
  const deaths: FaultName[] = ['is not there', 'answers the 502 of a gateway', 'answers a web page', 'answers 429'];
  it.each(deaths)(
    '(%s) is hardly noticed on pages that were requested in the last day, which say so in a header; others are unavailable',
    async (death) => {
      const clock = { now: 0 };
      const portal = portalAt(clock, 60_000);
      for (const path of warmed) expect([path, (await portal.get(path, host)).status]).toEqual([path, 200]);
      proxy.spoil(death);
      try {
        let requestCount = 0;
        for (let round = 0; round < 4; round += 1) {
          // Later than a response is fresh.
          clock.now = Math.max(30_000, (longestStale / 3) * round);
          for (const path of warmed) {
            const response = await portal.get(path, host);
            const html = await response.text();
            expect([round, path, response.status]).toEqual([round, path, 200]);
            expect(response.headers.get('x-degraded')).toContain('stale');
            expect(response.headers.get('cache-control')).toBe('public, max-age=10');
            expect(html).not.toContain(canary);
            requestCount += 1;
          }
        }
        expect(requestCount).toBe(4 * warmed.length);
        expect((await portal.get('/article/6', host)).status).toBe(503);
        clock.now = longestStale + 1;
        for (const path of warmed) expect([path, (await portal.get(path, host)).status]).toEqual([path, 503]);
      } finally {
        proxy.spoil(null);
      }
    },
    120_000,
  );

  it('is requested again some seconds after it is back, and pages are whole again', async () => {
    const clock = { now: 0 };
    const portal = portalAt(clock, 300);
    await portal.get('/article/5', host);
    clock.now = 30_000;
    proxy.spoil('answers 500');
    for (let time = 0; time < 8; time += 1)
      expect((await portal.get('/article/5', host)).headers.get('x-degraded')).toContain('stale');
    proxy.spoil(null);
    await expect
      .poll(
        async () => {
          const response = await portal.get('/article/5', host);
          return [response.status, response.headers.get('x-degraded')];
        },
        { timeout: 20_000, interval: 100 },
      )
      .toEqual([200, null]);
  }, 60_000);
});
