import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { brokenApiNames, canary, startBrokenApis, type BrokenApi } from '../test-support/broken-apis.ts';
import { ownPages } from '../test-support/own-pages.ts';
import { portalOn } from '../test-support/portal-on.ts';
import type { Pages } from './render-page.ts';

const editions = [
  { host: 'cn.localhost:3000', lang: 'zh-CN', unavailable: '此页面暂时无法访问', notFound: '抱歉，没有找到这个页面' },
  {
    host: 'en.localhost:3000',
    lang: 'en',
    unavailable: 'This page is temporarily unavailable',
    notFound: 'This page could not be found',
  },
];
const hosts = (host: string) => editions.find((edition) => edition.host === host)!;

let pages: Pages;
beforeAll(async () => {
  pages = await ownPages();
  // Each call that fails is logged.
  vi.spyOn(console, 'warn').mockReturnValue();
}, 180_000);

/** Requests a page. */
async function visit(portal: ReturnType<typeof portalOn>, path: string, host: string) {
  const response = await portal.get(path, host);
  const html = await response.text();
  const heading = /<h1[^>]*>([^<]*)/.exec(html)?.[1];
  return {
    status: response.status,
    headers: response.headers,
    html,
    heading,
    lang: /<html lang="([^"]*)"/.exec(html)?.[1],
  };
}

describe('where the API', () => {
  let broken: BrokenApi[];
  beforeAll(async () => {
    broken = await startBrokenApis();
  });
  afterAll(() => broken.forEach(({ close }) => close()));

  it.each(brokenApiNames)(
    '%s, every page that needs it is a translated 503, without a word of it',
    async (name) => {
      const portal = portalOn({ pages, env: { API_ORIGIN: broken.find((api) => api.name === name)!.origin } });
      const paths = [
        '/',
        '/articles',
        '/articles/latest?page=2',
        '/article/5',
        '/search?keyword=a',
        '/plastics',
      ].flatMap((path) => editions.map((edition) => ({ path, ...edition })));
      const responses = await Promise.all(
        paths.map(async ({ path, ...edition }) => ({
          path,
          edition,
          ...(await visit(portal, path, edition.host)),
        })),
      );
      for (const { path, edition, status, headers, html, heading, lang } of responses) {
        expect({ path, status, lang, heading }).toEqual({
          path,
          status: 503,
          lang: edition.lang,
          heading: edition.unavailable,
        });
        expect([headers.get('retry-after'), headers.get('cache-control')]).toEqual(['10', 'no-store']);
        expect(html).not.toContain(canary);
        expect(html).not.toMatch(/\bat \S+ \(|\.[cm]?[jt]sx?:\d+:\d+|TypeError/);
        expect(html).toContain(headers.get('x-request-id'));
      }
    },
    30_000,
  );

  it.each(brokenApiNames)(
    '%s, a page that does not exist is a translated 404 all the same, and the empty search is shown',
    async (name) => {
      const portal = portalOn({ pages, env: { API_ORIGIN: broken.find((api) => api.name === name)!.origin } });
      const responses = await Promise.all(
        editions.flatMap(({ host }) =>
          ['/no/such/page', '/search'].map(async (path) => ({ host, path, ...(await visit(portal, path, host)) })),
        ),
      );
      for (const { host, path, status, heading, html } of responses) {
        expect({ path, status }).toEqual({ path, status: path === '/search' ? 200 : 404 });
        if (status === 404) expect(heading).toBe(hosts(host).notFound);
        expect(html).not.toContain(canary);
      }
    },
    30_000,
  );
});
