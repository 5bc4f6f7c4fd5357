import { describe, expect, it } from 'vitest';
import { REDIRECT_MAX_LENGTH } from './constants.ts';
import { checkRedirectTarget } from './redirect-target.ts';
import { readCorpus } from './testing/corpora.ts';

const rules = { allowedHosts: ['partner.example', 'Shop.example:8443'] };
const check = (target: unknown) => checkRedirectTarget(target, rules);

describe('an own path', () => {
  it.each([
    ['/', '/'],
    ['/articles?type=latest#top', '/articles?type=latest#top'],
    ['/a/../articles', '/articles'],
    ['/i/塑料', '/i/%E5%A1%91%E6%96%99'],
    ['/redirected', '/redirected'],
    ['/https://evil.example/', '/https://evil.example/'],
    ['/search?keyword=a%2Fb%0Ac', '/search?keyword=a%2Fb%0Ac'],
    ['/article/100%', '/article/100%'],
  ])('%j leads to %j', (target, href) => {
    expect(check(target)).toEqual({ kind: 'own', href });
  });

  it('the first of a repeated parameter counts', () => {
    expect(check(['/videos', 'https://evil.example'])).toEqual({ kind: 'own', href: '/videos' });
  });
});

describe('another site', () => {
  it.each([
    ['https://partner.example', 'https://partner.example/'],
    ['HTTPS://PARTNER.example/a?b#c', 'https://partner.example/a?b#c'],
    ['http://partner.example:80/', 'http://partner.example/'],
    ['https://shop.example:8443/x', 'https://shop.example:8443/x'],
  ])('%j is on the allow-list', (target, href) => {
    expect(check(target)).toEqual({ kind: 'allowed', href });
  });

  it.each([
    ['https://other.example/a', 'other.example'],
    ['https://partner.example.evil.example/', 'partner.example.evil.example'],
    ['https://evilpartner.example/', 'evilpartner.example'],
    ['https://sub.partner.example/', 'sub.partner.example'],
    ['https://partner.example:444/', 'partner.example:444'],
    ['https://shop.example/', 'shop.example'],
    ['https://例子.example/', 'xn--fsqu00a.example'],
    ['https://pаrtner.example/', 'xn--prtner-3nf.example'],
    ['http://2130706433/', '127.0.0.1'],
    ['https://evil.example/https://partner.example', 'evil.example'],
    ['https://evil.example?@partner.example', 'evil.example'],
  ])('%j is external and named in its ASCII form', (target, host) => {
    expect(check(target)).toMatchObject({ kind: 'external', host });
  });
});

describe('a target that may not be followed', () => {
  it.each([
    undefined,
    null,
    '',
    [],
    {},
    5,
    '//evil.example',
    '///evil.example',
    '////evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '\\/evil.example',
    '/\t/evil.example',
    '/\n/evil.example',
    '/\r\nSet-Cookie: a=b',
    '/\u0000',
    '\u0001https://partner.example',
    ' https://partner.example',
    '/a ',
    '/a\u00a0',
    '/.//evil.example',
    '/a/..//evil.example',
    '/%2fevil.example',
    '/%2Fevil.example',
    '/%5cevil.example',
    '/%09/evil.example',
    '/%0d%0aSet-Cookie:a',
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'data:text/html,x',
    'vbscript:x',
    'file:///etc/passwd',
    'blob:https://partner.example/x',
    'ftp://partner.example',
    'http:evil.example',
    'https:/evil.example',
    'https:///evil.example',
    'https:\\\\evil.example',
    'https://',
    'https://?',
    'mailto:a@b.co',
    'https://partner.example@evil.example',
    'https://user:pass@partner.example',
    'https://@partner.example',
    'https://:@partner.example',
    'https://evil.example\\@partner.example',
    'https://evil.example%40partner.example',
    'https://partner.example%00.evil.example',
    'https://[::1',
    'evil.example',
    './articles',
    '../articles',
    'articles',
    '?url=x',
    '#x',
    '@evil.example',
    '/\ud800',
    'https://partner.example/\ud800',
    '/redirect',
    '/redirect?url=/redirect',
    '/Redirect/',
    '/%72edirect?url=//evil.example',
    '/a/../redirect',
    `/${'a'.repeat(2048)}`,
    `https://partner.example/${'a'.repeat(2048)}`,
  ])('%j is refused', (target) => {
    expect(check(target)).toEqual({ kind: 'refused' });
  });
});

/** Where a browser on our site ends that is sent to `location`. */
const landing = (location: string) => new URL(location, 'https://own.example/redirect');

const decoded = (text: string): string => {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
};

const payloads = ['open-redirect.patt.txt', 'open-redirect.fuzzdb.txt']
  .flatMap((file) => (readCorpus(file) ?? '').split('\n'))
  .filter(Boolean)
  .map((line) => line.replaceAll('{target}', 'evil.example').replace(/^\?(?:url|next)=/, ''));

it('an own path may be as long as any, and hold the name of the redirect page further below', () => {
  const longest = `/${'a'.repeat(REDIRECT_MAX_LENGTH - 1)}`;
  expect([check(longest).kind, check(`${longest}a`).kind]).toEqual(['own', 'refused']);
  expect(check('/articles/redirect')).toEqual({ kind: 'own', href: '/articles/redirect' });
  expect(['/redirect', '/redirect//', '/%72edirect?url=/a'].map((path) => check(path).kind)).toEqual(
    Array(3).fill('refused'),
  );
});

describe.skipIf(payloads.length === 0)('public payloads (skipped where their folder is absent)', () => {
  it('never leave the site without the page that names the other one', () => {
    const hostile = payloads.flatMap((text) => [text, decoded(text), decoded(decoded(text)), encodeURIComponent(text)]);
    expect(hostile.length).toBeGreaterThan(1000);
    for (const text of hostile) {
      const result = check(text);
      if (result.kind === 'own') {
        expect(landing(result.href).origin).toBe('https://own.example');
        expect(landing(decoded(result.href)).origin).toBe('https://own.example');
      }
      if (result.kind === 'allowed') expect(landing(result.href).host).toBe('partner.example');
      if (result.kind === 'external') expect(landing(result.href).host).toBe(result.host);
    }
  });
});

const vectors = readCorpus('wpt-urltestdata.json');
it.skipIf(!vectors)(
  'every public URL vector lands where the result says (skipped where their folder is absent)',
  () => {
    const inputs = (JSON.parse(vectors ?? '[]') as (string | { input: string })[]).flatMap((vector) =>
      typeof vector === 'string' ? [] : vector.input,
    );
    for (const input of inputs) {
      const result = check(input);
      if (result.kind === 'own') expect(landing(result.href).origin).toBe('https://own.example');
      if (result.kind === 'external') expect(['http:', 'https:']).toContain(landing(result.href).protocol);
    }
  },
);
