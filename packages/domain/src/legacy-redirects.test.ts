import { describe, expect, it } from 'vitest';
import { isPostId, LEGACY_STATUS, legacyRows, resolveLegacy, type LegacyRow } from './legacy-redirects.ts';

const industrySlugs = new Set(['plastics', 'metalworking', 'auto', 'medical', 'laser']);
const resolve = (url: string, rows?: readonly LegacyRow[]) => {
  const [path = '', query = ''] = url.split('?');
  return resolveLegacy(path, new URLSearchParams(query), { industrySlugs, rows });
};

/** One example and its target for every row of the table, in the order of the table. */
const examples: readonly [requirement: string, row: string, url: string, to: string][] = [
  ['LG-01', '/article/info?id={id}', '/article/info?id=12', '/article/12'],
  ['LG-01', '/news/show?id={id}', '/news/show?id=12', '/article/12'],
  ['LG-04', '/m/article/{segment}', '/m/article/five-axis', '/article/five-axis'],
  ['LG-02', '/article/list?tid={id}', '/article/list?tid=3', '/articles?tid=3'],
  ['LG-04', '/m/articles?tid={id}', '/m/articles?tid=3', '/articles?tid=3'],
  ['LG-03', '/product/detail?id={id}', '/product/detail?id=9', '/showroom/products/info/9'],
  ['LG-03', '/supplier/detail?id={id}', '/supplier/detail?id=9', '/showroom/suppliers/info/9'],
  ['LG-03', '/video/detail?id={id}', '/video/detail?id=9', '/videos/info/9'],
  ['LG-03', '/magazine/detail?id={id}', '/magazine/detail?id=9', '/magazines/info/9'],
  ['LG-03', '/paper/detail?id={id}', '/paper/detail?id=9', '/whitepapers/info/9'],
  ['LG-03', '/exhibition/detail?id={id}', '/exhibition/detail?id=9', '/tradeshow/info/9'],
  ['LG-04', '/m', '/m', '/'],
  ['LG-04', '/m/*', '/m/videos/info/3?page=2', '/videos/info/3?page=2'],
  ['LG-05', '/magazine/{id}', '/magazine/4', '/magazines?mid=4'],
  ['LG-06', '/{industry}', '/plastics', '/i/plastics'],
];

/** Old URLs with more in their query than a row names, in other letters, with a slash, and several of these. */
const variants: readonly [requirement: string, url: string, to: string][] = [
  ['LG-01', '/article/info?id=12&from=mail&id=3', '/article/12?from=mail'],
  ['LG-01', '/News/Show/?ID=7&id=12', '/article/12?ID=7'],
  ['LG-02', '/article/list?tid=3&page=2', '/articles?tid=3&page=2'],
  ['LG-02', '/article/list/?page=2&tid=3&year=2024&tag=a&tag=b', '/articles?tid=3&page=2&year=2024&tag=a&tag=b'],
  ['LG-03', '/video/detail?id=9&t=30', '/videos/info/9?t=30'],
  ['LG-03', '/m/product/detail?from=app&id=9', '/showroom/products/info/9?from=app'],
  ['LG-04', '/m/articles?tid=3&page=4', '/articles?tid=3&page=4'],
  ['LG-04', '/M/Article/five-axis?side=both', '/article/five-axis?side=both'],
  ['LG-04', '/m?from=app', '/?from=app'],
  ['LG-05', '/magazine/4?page=2', '/magazines?mid=4&page=2'],
  ['LG-05', '/magazine/4?mid=5&lang=en', '/magazines?mid=4&lang=en'],
  ['LG-06', '/Plastics', '/i/plastics'],
  ['LG-06', '/PLASTICS/?from=mail', '/i/plastics?from=mail'],
  ['LG-06', '/M/Plastics/', '/i/plastics'],
];

describe('the table', () => {
  it.each(examples)('[LG-11] [%s] %s: %s leads to %s', (_, row, url, to) => {
    expect(resolve(url)).toBe(to);
    // The row alone leads there too: no other row does its work.
    expect(
      resolve(
        url,
        legacyRows.filter(({ from }) => from === row),
      ),
    ).toBe(to);
  });

  it('[LG-11] has an example for every row', () => {
    expect(examples.map(([, row]) => row)).toEqual(legacyRows.map(({ from }) => from));
  });

  it.each(variants)('[LG-11] [%s] %s leads to %s, at once', (_, url, to) => {
    expect(resolve(url)).toBe(to);
    expect(resolve(to)).toBeNull();
  });

  it('[LG-11] redirects for good', () => {
    expect(LEGACY_STATUS).toBe(301);
  });

  it('[LG-11] leads nowhere that is redirected again', () => {
    for (const [, , url] of [...examples, ['', '', '/m/plastics', ''], ['', '', '/m/m/magazine/4', '']] as const) {
      const to = resolve(url);
      expect(to).not.toBeNull();
      expect(resolve(to!)).toBeNull();
    }
  });
});

it.each([
  ['LG-06', 'plastics'],
  ['LG-07', 'metalworking'],
  ['LG-08', 'auto'],
  ['LG-09', 'medical'],
  ['LG-10', 'laser'],
])('[%s] /%s leads to its sub-site', (_, slug) => {
  expect(resolve(`/${slug}`)).toBe(`/i/${slug}`);
  expect(resolve(`/${slug}/`)).toBe(`/i/${slug}`);
  expect(resolve(`/m/${slug}`)).toBe(`/i/${slug}`);
});

describe('a URL that is no legacy one', () => {
  it.each([
    '/',
    '/articles',
    '/article/12',
    '/magazines',
    '/media',
    '/medical2',
    '/i/plastics',
    '/plastics/info',
    '/article/info',
    '/article/info?id=',
    '/article/info?id=0',
    '/article/info?id=x',
    '/article/info?id=1%0d%0a',
    '/article/info?id=//evil.example',
    '/article/info?id=99999999999',
    '/magazine/x',
    '/magazine/',
    '/magazine/4/5',
    '/mm',
    '/constructor',
    '/__proto__',
  ])('%s is left alone', (url) => {
    expect(resolve(url)).toBeNull();
  });
});

it.each([
  '/m//evil.example',
  '/m/\\evil.example',
  '/m/%2fevil.example',
  '/m///',
  '/m/%5cevil.example',
  '/m/..//evil.example',
  '/m/%09/evil.example',
  '/m/redirect?url=//evil.example',
  '//m/evil',
  '/m/m//evil.example',
  '/m/https://evil.example',
])('%s never leads off the site', (url) => {
  const to = resolve(url);
  if (to !== null) expect(new URL(to, 'https://own.example').origin).toBe('https://own.example');
  expect(to ?? '/').toMatch(/^\/(?![/\\])/);
});

describe('rows of a site owner', () => {
  it('are followed', () => {
    expect(resolve('/old/7', [{ from: '/old/{id}', to: '/videos/info/{id}' }])).toBe('/videos/info/7');
  });

  it('that lead in a circle, or to themselves, redirect nobody', () => {
    expect(
      resolve('/a', [
        { from: '/a', to: '/b' },
        { from: '/b', to: '/a' },
      ]),
    ).toBeNull();
    expect(resolve('/a', [{ from: '/a', to: '/a' }])).toBeNull();
    expect(resolve('/x/y', [{ from: '/x/*', to: '/x/z/*' }])).toBeNull();
  });
});

describe('the URL of a post of WordPress by its id', () => {
  it.each([
    ['/?p=12', true],
    ['/?p=0123456789', true],
    ['/?p=12&preview=true', true],
    ['/', false],
    ['/?p=', false],
    ['/?p=x12', false],
    ['/?p=12x', false],
    ['/?p=12345678901', false],
    ['/?page=12', false],
    ['/articles?p=12', false],
    ['/articles', false],
  ])('%s: %s', (url, is) => {
    const [path = '', query = ''] = url.split('?');
    expect(isPostId(path, new URLSearchParams(query))).toBe(is);
  });
});
