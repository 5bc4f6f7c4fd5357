import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { startFixtureApi } from '../test-support/fixture-apis.ts';
import { createElement } from 'react';
import { portal as application } from '../app/entry.server.tsx';
import { ownPages } from '../test-support/own-pages.ts';
import { portalOn } from '../test-support/portal-on.ts';
import { countCases } from '../../../vitest.goals.ts';

const editions = [
  { host: 'cn.localhost:3000', lang: 'zh-CN', notFound: '抱歉，没有找到这个页面', title: '页面不存在' },
  { host: 'en.localhost:3000', lang: 'en', notFound: 'This page could not be found', title: 'Page Not Found' },
];

/** URLs without a page: of other systems, of parts of ours, in odd spellings. */
const unknown: readonly string[] = [
  '/no',
  '/no/such/page',
  '/a/b/c/d/e/f/g',
  '/wp-login.php',
  '/wp-admin/',
  '/.env',
  '/.git/config',
  '/server-status',
  '/index.php',
  '/admin',
  '/xmlrpc.php',
  '/phpinfo.php',
  '/cgi-bin/x',
  '/index.html',
  '/article/999999999',
  '/article/no-such-name',
  '/article/-1',
  '/articles/no-such-type',
  '/articles/latest/more',
  '/videos/info/999999999',
  '/videos/info/x',
  '/magazines/info/0',
  '/whitepapers/info/1e3',
  '/tradeshow/info/５',
  '/showroom/suppliers/info/999999999',
  '/showroom/products/info/null',
  '/showroom/supply/999999999',
  '/showroom/demand/x',
  '/media/999999999',
  '/media/x',
  '/about/nobody',
  '/i/no-such-industry',
  '/i/plastics/999999',
  '/subsite/nothing',
  '/subsite/nothing?sid=5',
  '/__proto__',
  '/constructor',
  '/%E4%B8%AD',
  '/meeting/other',
  '/home',
];

let fixture: Awaited<ReturnType<typeof startFixtureApi>>;
const logged = vi.fn();
beforeAll(async () => {
  fixture = await startFixtureApi();
  vi.spyOn(console, 'error').mockImplementation(logged);
  vi.spyOn(console, 'warn').mockReturnValue();
}, 120_000);
afterAll(() => fixture.end());

const stack = /\bat \S+ \(.*:\d+:\d+\)|secret of the server|RangeError/;

/** What a page without content says of itself. */
async function read(response: Response) {
  const html = await response.text();
  const all = (pattern: RegExp) => [...html.matchAll(pattern)].map(([, text]) => text!);
  return {
    html,
    status: response.status,
    requestId: response.headers.get('x-request-id') ?? 'none',
    cache: response.headers.get('cache-control'),
    lang: all(/<html lang="([^"]*)"/g)[0],
    headings: all(/<h1[^>]*>(.*?)<\/h1>/g).map((heading) => heading.replaceAll(/<[^>]*>/g, '')),
    title: all(/<title[^>]*>([^<]*)<\/title>/g)[0] ?? '',
    leadsHome: /<a\b[^>]*\bhref="\/"/.test(html),
    hidden: /<meta name="robots" content="noindex/.test(html),
    shell: /<header[\s>]/.test(html) && /<footer[\s>]/.test(html),
  };
}

describe('a URL without a page', () => {
  it.each(editions)(
    'is a 404 in the words of $host, in the shell, with a way home',
    async ({ host, lang, notFound, title }) => {
      const portal = portalOn({ pages: await ownPages(), api: fixture.api });
      expect(unknown.length).toBeGreaterThanOrEqual(40);
      countCases('G42', unknown.length);
      for (const path of unknown) {
        const page = await read(await portal.get(path, host));
        const { status, headings, leadsHome, hidden, shell, cache } = page;
        expect({ path, status, lang: page.lang, headings, leadsHome, hidden, shell, cache }).toEqual({
          path,
          status: 404,
          lang,
          headings: [notFound],
          leadsHome: true,
          hidden: true,
          shell: true,
          cache: 'public, max-age=60',
        });
        expect(page.title).toContain(title);
        expect(page.html).not.toMatch(stack);
      }
      // Where there is a page, the same looks see another.
      expect(await read(await portal.get('/articles', host))).toMatchObject({
        status: 200,
        shell: true,
        hidden: false,
      });
    },
    60_000,
  );
});

describe('a URL whose percent signs mean nothing', () => {
  it.each(editions)('is a 400 in the words of $host, in the shell, with a way home', async ({ host, lang }) => {
    const portal = portalOn({ pages: await ownPages(), api: fixture.api });
    for (const path of ['/%', '/article/%ZZ', '/i/%E0%A4%A', '/search%?keyword=x']) {
      const { status, headings, leadsHome, hidden, shell, ...page } = await read(await portal.get(path, host));
      expect({ path, status, lang: page.lang, headings: headings.length, leadsHome, hidden, shell }).toEqual({
        path,
        status: 400,
        lang,
        headings: 1,
        leadsHome: true,
        hidden: true,
        shell: true,
      });
    }
  });
});

/** What no page of ours sends, and no page takes. */
const refusals: readonly [what: string, path: string, status: number, init?: () => RequestInit][] = [
  ['a long address', `/${'a'.repeat(8192)}`, 414],
  [
    'a large form',
    '/edition',
    413,
    () => ({ method: 'POST', body: new URLSearchParams({ edition: 'en', to: 'a'.repeat(16 * 1024) }) }),
  ],
  [
    'a form that does not end',
    '/edition',
    413,
    () =>
      ({
        method: 'POST',
        body: new ReadableStream({ pull: (controller) => controller.enqueue(new Uint8Array(1000)) }),
        duplex: 'half',
      }) as RequestInit,
  ],
  ['no form', '/edition', 400, () => ({ method: 'POST', body: '{}' })],
  [
    'a form of another site',
    '/edition',
    403,
    () => ({ method: 'POST', body: new URLSearchParams({ edition: 'en' }), headers: { origin: 'https://evil.test' } }),
  ],
  [
    'a form of another site to a page',
    '/articles',
    403,
    () => ({ method: 'POST', body: new URLSearchParams({ a: 'b' }), headers: { origin: 'https://evil.test' } }),
  ],
  ['a form to a page that takes none', '/articles', 405, () => ({ method: 'POST' })],
  ['a form to a feed', '/robots.txt', 405, () => ({ method: 'DELETE' })],
];

describe('what is refused', () => {
  it.each(editions)(
    'is reported in the words of $host, and nobody caches the response to what was sent',
    async ({ host, lang }) => {
      const portal = portalOn({ pages: await ownPages(), api: fixture.api });
      for (const [what, path, status, init] of refusals) {
        const { leadsHome, hidden, shell, headings, ...page } = await read(await portal.get(path, host, init?.()));
        expect({
          what,
          status: page.status,
          lang: page.lang,
          headings: headings.length,
          leadsHome,
          hidden,
          shell,
        }).toEqual({ what, status, lang, headings: 1, leadsHome: true, hidden: true, shell: true });
        expect([what, page.cache]).toEqual([what, init ? 'no-store' : 'public, max-age=60']);
      }
      const small = await portal.get('/edition', host, {
        method: 'POST',
        body: new URLSearchParams({ edition: 'en', to: '/articles' }),
      });
      expect([small.status, small.headers.get('location')]).toEqual([303, '/articles']);
    },
  );
});

const fail = (): never => {
  throw new RangeError('secret of the server');
};

/** A shell that breaks while it is rendered, and an error page that stands alone. */
const brokenFrame: NonNullable<NonNullable<Parameters<typeof ownPages>[0]>['frame']> = (scope, shown) =>
  shown.getState().page.shell.layout === 'empty' ? application.frame(scope, shown) : createElement(fail);

/** Where a page may break, and whether the shell is still around what is shown then. */
const places: readonly [place: string, replaced: Parameters<typeof ownPages>[0], shell: boolean][] = [
  ['the loader of a page', { loaders: { '/articles': fail } }, true],
  ['the loader of the shell', { loadShell: fail }, false],
  ['the rendering of the shell', { frame: brokenFrame }, false],
  ['the error page', { loaders: { '/articles': fail }, renderError: fail }, false],
];

describe('an error', () => {
  it.each(places)(
    '[ER-05] in %s is a translated 500 without a word of it, that nobody caches',
    async (_, replaced, shell) => {
      const portal = portalOn({ pages: await ownPages(replaced), api: fixture.api });
      for (const { host, lang } of editions) {
        logged.mockClear();
        const page = await read(await portal.get('/articles', host));
        expect({
          status: page.status,
          lang: page.lang,
          headings: page.headings.length,
          leadsHome: page.leadsHome,
          hidden: page.hidden,
          shell: page.shell,
          cache: page.cache,
        }).toEqual({
          status: 500,
          lang,
          headings: 1,
          leadsHome: true,
          hidden: true,
          shell,
          cache: 'no-store',
        });
        expect(/\p{Script=Han}/u.test(page.headings[0]!)).toBe(lang === 'zh-CN');
        expect(page.title).not.toBe('');
        expect(page.html).not.toMatch(stack);
        countCases('G42', 1);
        // Where not even the error page can be shown, the id of the request is what a visitor can report.
        if (replaced && 'renderError' in replaced) expect(page.html).toContain(page.requestId);
        // The fault was there, and the operator is notified.
        expect(JSON.stringify(logged.mock.calls)).toContain('secret of the server');
      }
    },
  );
});
