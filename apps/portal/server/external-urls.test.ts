import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { readCorpus } from '../../api/test-support/corpora.ts';
import { startFixtureApi } from '../test-support/fixture-apis.ts';
import { ownPages } from '../test-support/own-pages.ts';
import { portalOn, type TestServer } from '../test-support/portal-on.ts';
import { countCases } from '../../../vitest.goals.ts';

let fixture: Awaited<ReturnType<typeof startFixtureApi>>;
let portal: TestServer;
beforeAll(async () => {
  fixture = await startFixtureApi();
  portal = portalOn({ pages: await ownPages(), api: fixture.api });
  vi.spyOn(console, 'warn').mockReturnValue();
}, 120_000);
afterAll(() => fixture.end());

/** The lines of public lists; none where they are not next to the project, and then it says so. */
function published(...files: string[]): string[] {
  const lines = files.flatMap((file) => readCorpus(file)?.split(/\r?\n/).filter(Boolean) ?? []);
  if (lines.length === 0) console.info(`Skipped: ${files.join(', ')} are not next to the project; only our own ran.`);
  return lines;
}

const decode = (text: string): string => {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
};

/** A text as it stands, decoded and encoded once more, each as the value of a parameter. */
const inThreeForms = (text: string): string[] =>
  [text, decode(text), encodeURIComponent(text.toWellFormed())].map((form) => encodeURIComponent(form.toWellFormed()));

const ownHost = /^https?:\/\/(?:cn|en)\.localhost:3000(?:\/|$)/;

/** Whether a redirect leads off our sites. */
const leadsAway = (location: string | null): boolean =>
  location !== null && !ownHost.test(new URL(location, 'http://en.localhost:3000').href);

const foreign = [
  'https://evil.test',
  '//evil.test',
  '///evil.test',
  '/\\evil.test',
  '\\\\evil.test',
  '/\t/evil.test',
  '/\n/evil.test',
  'javascript:alert(1)',
  'data:text/html,x',
  '/%2fevil.test',
  '/%5cevil.test',
  '/.//evil.test',
  '/a/..//evil.test',
  'https:evil.test',
  'http:/evil.test',
  '@evil.test',
  'https://en.localhost:3000@evil.test',
  'https://en.localhost:3000.evil.test',
  'http://evil.test#en.localhost:3000',
  'http://evil.test?en.localhost:3000',
  '\u0000https://evil.test',
  ' https://evil.test',
  'https://evil。test',
  'https://еn.localhost:3000',
  '/\r\nLocation: //evil.test',
  'x'.repeat(3000),
  '',
  '%',
  'vbscript:x',
  'https://evil.test:443\\@en.localhost:3000',
];

/** The public lists of URLs that lead away, and of line breaks that make headers. */
const urls = () => [
  ...new Set(
    [...foreign, ...published('open-redirect.patt.txt', 'open-redirect.fuzzdb.txt', 'crlf.patt.txt')].flatMap(
      inThreeForms,
    ),
  ),
];

/** Names that sites give to where a visitor goes after a login. */
const returnNames = ['return', 'returnUrl', 'return_to', 'next', 'redirect', 'redirect_uri', 'continue', 'to', 'url'];

/** What a page would lead to by itself or by a form or a link: every URL of its HTML that is not of our pages. */
const foreignUrls = (html: string): string[] =>
  [...html.matchAll(/\b(?:href|action|formaction|src|content)="([^"]*)"/g)]
    .map(([, url]) => url!)
    .filter((url) => /evil\.test|example\.com|google\.|whitelisted|localdomain|javascript:|data:text/i.test(url));

describe('a URL from outside', () => {
  it('is never followed off our sites by /redirect: it is named, with a link that gives nothing away, or refused', async () => {
    let named = 0;
    for (const value of urls()) {
      const response = await portal.get(`/redirect?url=${value}`);
      const location = response.headers.get('location');
      expect({ value, status: [200, 302, 400, 414].includes(response.status), away: leadsAway(location) }).toEqual({
        value,
        status: true,
        away: false,
      });
      if (location !== null) expect(location).toMatch(/^(?:\/(?![/\\])|https?:\/\/(?:cn|en)\.localhost:3000)/);
      if (response.status !== 200) continue;
      named += 1;
      expect(response.headers.get('referrer-policy')).toBe('no-referrer');
      const html = await response.text();
      const [link] = /<a\b[^>]*\brel="noopener noreferrer nofollow ugc"[^>]*>/.exec(html) ?? [''];
      expect(link).toMatch(/\bhref="https?:\/\//);
      expect(html).not.toMatch(/http-equiv="refresh"|href="(?:javascript|data|vbscript):/i);
    }
    expect(named).toBeGreaterThan(3);
    countCases('G7', [...urls()].length);
    // And it would be noticed.
    expect(['//evil.test', 'https://evil.test/', 'http://en.localhost:3000@evil.test/'].map(leadsAway)).toEqual([
      true,
      true,
      true,
    ]);
  }, 120_000);

  it('is no place to return to after the edition was chosen', async () => {
    const headers = { origin: 'http://localhost:3000', 'content-type': 'application/x-www-form-urlencoded' };
    const choose = (to: string) =>
      portal.get('/edition', 'localhost:3000', { method: 'POST', headers, body: `edition=en&to=${to}` });
    expect((await choose('%2Farticles%3Fpage%3D2')).headers.get('location')).toBe('/articles?page=2');
    for (const value of urls()) {
      const response = await choose(value);
      const location = response.headers.get('location');
      expect({
        value,
        status: response.status,
        away: leadsAway(location),
        own: /^\/(?![/\\])/.test(location ?? ''),
      }).toEqual({ value, status: 303, away: false, own: true });
    }
    countCases('G7', [...urls()].length);
  }, 120_000);

  it('is no place to return to after a login: a page that offers one is the same whatever its URL says of that', async () => {
    const page = async (query: string) => {
      const response = await portal.get(`/favourites${query}`);
      return {
        status: response.status,
        location: response.headers.get('location'),
        found: foreignUrls(await response.text()),
      };
    };
    // What the page leads to by itself: the member site, the supplier site and the like.
    const { status, found } = await page('');
    expect(status).toBe(200);
    for (const value of urls()) {
      const response = await page(`?${returnNames.map((name) => `${name}=${value}`).join('&')}`);
      if (response.status !== 414)
        expect({ value, ...response }).toEqual({ value, status: 200, location: null, found });
    }
    countCases('G7', [...urls()].length);
    // And it would be noticed.
    expect(foreignUrls('<form action="https://evil.test/login">')).toHaveLength(1);
  }, 240_000);

  it.each(['/m', '/magazine/5', '/article/info', '/news/show', '/article/list', '/m/articles', '/plastics'])(
    'behind the old URL %s leads nowhere else',
    async (old) => {
      for (const shape of [
        '//evil.test',
        '/\\evil.test',
        '/%2f%2fevil.test',
        '/%5cevil.test',
        '/..//evil.test',
        '?id=//evil.test',
        '?id=5%0d%0aLocation:%20//evil.test',
        '/https://evil.test',
        '/@evil.test',
        '?url=https://evil.test',
      ]) {
        const response = await portal.get(old + shape);
        expect({
          old,
          shape,
          away: leadsAway(response.headers.get('location')),
          fault: response.status >= 500,
        }).toEqual({
          old,
          shape,
          away: false,
          fault: false,
        });
      }
    },
  );
});

const traversals = [
  '../secret',
  '..%2fsecret',
  '%2e%2e/secret',
  '..\\secret',
  '..%5csecret',
  '....//secret',
  '/etc/passwd',
  '//etc/passwd',
  'file:///etc/passwd',
  '/proc/self/environ',
  '.env',
  'a/../../secret',
  '%00',
  'a%00.png',
  '..%c0%afsecret',
  '%252e%252e%252fsecret',
  '@evil.test/x.png',
  '.evil.test/x.png',
  'https://evil.test/x.png',
  '//evil.test/x.png',
  '\\\\evil.test\\x.png',
  'a'.repeat(600),
  '',
  '.',
  '..',
  '/',
  'CON',
  'a:b',
  '~/x',
  '$HOME/x',
];

describe('a path from outside', () => {
  it('is refused by /uploads or leads to the folder of our images', async () => {
    const texts = [...traversals, ...published('traversal-deep.patt.txt', 'lfi-jhaddix.patt.txt')];
    for (const value of new Set([...texts.flatMap(inThreeForms), ...urls()])) {
      const response = await portal.get(`/uploads?path=${value}`);
      const location = response.headers.get('location');
      const inside =
        location === null
          ? [400, 404, 414].includes(response.status)
          : new URL(location, 'http://en.localhost:3000').href.startsWith('http://en.localhost:3000/img/');
      expect({ value, inside }).toEqual({ value, inside: true });
      countCases('G7', 1);
    }
    expect((await portal.get('/uploads?path=2026%2Fa.png')).headers.get('location')).toMatch(/\/img\/2026\/a\.png$/);
  }, 120_000);
});
