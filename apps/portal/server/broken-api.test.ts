import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { brokenApiNames, canary, startBrokenApis, type BrokenApi } from '../test-support/broken-apis.ts';
import { startFixtureApi, type FixtureApi } from '../test-support/fixture-apis.ts';
import { ownPages } from '../test-support/own-pages.ts';
import { portalOn } from '../test-support/portal-on.ts';
import type { Pages } from './portal-server.ts';

const editions = [
  { host: 'cn.localhost:3000', lang: 'zh-CN', unavailable: '此页面暂时无法访问', failedSection: '内容暂时无法加载', notFound: '抱歉，没有找到这个页面' },
  { host: 'en.localhost:3000', lang: 'en', unavailable: 'This page is temporarily unavailable', failedSection: 'Temporarily unavailable', notFound: 'This page could not be found' },
];
const hosts = (host: string) => editions.find((edition) => edition.host === host)!;

let pages: Pages;
beforeAll(async () => {
  pages = await ownPages();
  // Each call that fails is logged.
  vi.spyOn(console, 'warn').mockReturnValue();
}, 60_000);

/** Asks for a page, with the time until all of it was there. */
async function visit(portal: ReturnType<typeof portalOn>, path: string, host: string) {
  const start = performance.now();
  const answer = await portal.get(path, host);
  const html = await answer.text();
  const heading = /<h1[^>]*>([^<]*)/.exec(html)?.[1];
  return { status: answer.status, headers: answer.headers, html, heading, lang: /<html lang="([^"]*)"/.exec(html)?.[1], time: performance.now() - start };
}

describe('where the API', () => {
  let broken: BrokenApi[];
  beforeAll(async () => {
    broken = await startBrokenApis();
  });
  afterAll(() => broken.forEach(({ close }) => close()));

  it.each(brokenApiNames)('%s, every page that needs it is a translated 503 within 3 s, without a word of it', async (name) => {
    const portal = portalOn({ pages, env: { API_ORIGIN: broken.find((api) => api.name === name)!.origin } });
    const addresses = ['/', '/articles', '/articles/latest?page=2', '/article/5', '/search?keyword=a', '/plastics'].flatMap((path) => editions.map((edition) => ({ path, ...edition })));
    const answers = await Promise.all(addresses.map(async ({ path, ...edition }) => ({ path, edition, ...(await visit(portal, path, edition.host)) })));
    for (const { path, edition, status, headers, html, heading, lang, time } of answers) {
      expect({ path, status, lang, heading }).toEqual({ path, status: 503, lang: edition.lang, heading: edition.unavailable });
      expect([headers.get('retry-after'), headers.get('cache-control')]).toEqual(['10', 'no-store']);
      expect(time).toBeLessThan(3000);
      expect(html).not.toContain(canary);
      expect(html).not.toMatch(/\bat \S+ \(|\.[cm]?[jt]sx?:\d+:\d+|TypeError/);
      expect(html).toContain(headers.get('x-request-id'));
    }
  }, 30_000);

  it.each(brokenApiNames)('%s, a page that does not exist is a translated 404 all the same, and the empty search is shown', async (name) => {
    const portal = portalOn({ pages, env: { API_ORIGIN: broken.find((api) => api.name === name)!.origin } });
    const answers = await Promise.all(editions.flatMap(({ host }) => ['/no/such/page', '/search'].map(async (path) => ({ host, path, ...(await visit(portal, path, host)) }))));
    for (const { host, path, status, heading, html, time } of answers) {
      expect({ path, status }).toEqual({ path, status: path === '/search' ? 200 : 404 });
      if (status === 404) expect(heading).toBe(hosts(host).notFound);
      expect(html).not.toContain(canary);
      expect(time).toBeLessThan(3000);
    }
  }, 30_000);
});

describe('the home page', () => {
  let fixture: Awaited<ReturnType<typeof startFixtureApi>>;
  beforeAll(async () => {
    fixture = await startFixtureApi();
  }, 120_000);
  afterAll(() => fixture.end());

  const nameOf = async (request: Request): Promise<string> => {
    const { pathname, search } = new URL(request.url);
    return `${pathname}${search}${request.method === 'POST' ? ` ${await request.clone().text()}` : ''}`;
  };
  /** A portal that asks the real API, but for one call. */
  const portalWithout = (api: FixtureApi['api'], failing: string | null, fault: () => Promise<Response>, calls = new Set<string>()) =>
    portalOn({
      pages,
      api: {
        fetch: async (request) => {
          const name = await nameOf(request);
          calls.add(name);
          return name === failing ? fault() : api.fetch(request);
        },
      },
    });

  const faults: [string, () => Promise<Response>][] = [
    ['cannot be reached', () => Promise.reject(new TypeError('fetch failed'))],
    ['never answers', () => new Promise<Response>(() => undefined)],
    ['gets a web page', () => Promise.resolve(new Response(`<!doctype html>${canary}`, { headers: { 'content-type': 'text/html' } }))],
    ['gets other shapes', () => Promise.resolve(Response.json({ code: 1, msg: canary, data: { list: 5, banners: 'x', data: 5 } }))],
  ];
  it.each(faults)('is shown in full but for the one section whose call %s, which says so; it is kept for a short time only', async (_, fault) => {
    for (const { host, failedSection } of editions) {
      const calls = new Set<string>();
      const whole = await visit(portalWithout(fixture.api, null, fault, calls), '/', host);
      expect([whole.status, whole.headers.has('x-degraded')]).toEqual([200, false]);
      expect(calls.size).toBeGreaterThan(5);
      const answers: ({ call: string } & Awaited<ReturnType<typeof visit>>)[] = [];
      // A few at a time: all at once would make the healthy calls slow, too.
      for (const waiting = [...calls]; waiting.length > 0; ) {
        const some = waiting.splice(0, 4).map(async (call) => ({ call, ...(await visit(portalWithout(fixture.api, call, fault), '/', host)) }));
        answers.push(...(await Promise.all(some)));
      }
      for (const { call, status, headers, html, time } of answers) {
        const isSection = /^\/api\/[a-z]+\/list/.test(call) && !call.startsWith('/api/banner/');
        expect({ call, status, degraded: headers.get('x-degraded')?.split(', ').length }).toEqual({ call, status: 200, degraded: 1 });
        expect(headers.get('cache-control')).toBe('public, max-age=10');
        expect({ call, failed: html.match(/data-state="failed"/g)?.length ?? 0 }).toEqual({ call, failed: isSection ? 1 : 0 });
        if (isSection) expect(html).toContain(failedSection);
        expect(html).toContain('href="/article/');
        expect(html).not.toContain(canary);
        expect(time).toBeLessThan(3000);
      }
    }
  }, 120_000);
});
