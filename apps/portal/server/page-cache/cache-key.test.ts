import { describe, expect, it } from 'vitest';
import { routes } from '../../app/pages.ts';
import { keyword, pageNumber, word } from '../../app/shell/page/parameters.ts';
import { createCacheKey, normaliseQuery } from './cache-key.ts';

const cacheKey = createCacheKey(routes);

describe('the URL under which a page is cached', () => {
  it.each([
    ['/', '/'],
    ['/?utm_source=mail&fbclid=x', '/'],
    ['/articles?page=2&sid=5', '/articles?page=2&sid=5'],
    ['/articles?sid=5&x=1&page=2', '/articles?page=2&sid=5'],
    ['/articles?page=1', '/articles'],
    ['/articles?page=1&sid=x&type=%3Cb%3E', '/articles'],
    ['/articles?sid=5&sid=6', '/articles?sid=5'],
    ['/articles?sid=007', '/articles'],
    ['/articles/latest?tid=3&_routes=x', '/articles/latest?tid=3'],
    ['/search?type=news&keyword=%EF%BC%A1%20%20b', '/search?keyword=A%20b&type=news'],
    ['/search?keyword=a+b&type=news', '/search?keyword=a%20b&type=news'],
    ['/article/5?sid=3', '/article/5'],
    ['/article/%E6%B3%A8', '/article/%E6%B3%A8'],
    ['/about?page=2', '/about'],
    ['/magazines/info/3?page=4&sid=1', '/magazines/info/3?page=4'],
    ['/i/plastics', '/i/plastics'],
    ['/subsite/showroom/products?sid=5', '/subsite/showroom/products?sid=5'],
    ['/_.data', '/_.data'],
    [`/articles?sid=5&${'a=1&'.repeat(2000)}`, '/articles?sid=5'],
    [`/search?keyword=${'a'.repeat(3000)}`, `/search?keyword=${'a'.repeat(100)}`],
    ['/articles.data?page=2&x=1', '/articles.data?page=2'],
  ])('of %s is %s', (path, expected) => {
    expect(cacheKey(path)).toBe(expected);
  });

  it.each([
    '/redirect?url=https://a.example',
    '/uploads?path=a.png',
    '/favourites',
    '/nothing/here',
    '/wp-login.php',
    '/plastics',
    '//articles',
    '/articles/',
    '/articles//latest',
    '/./articles',
    '/article/info?id=5',
    '/?p=12',
    '/?feed=rss2',
    '/article/list?tid=5',
    '/m/articles',
    '/magazine/5',
    '/articles%',
    '/articles%zz',
    '/articles\\',
    'http://evil.test/articles',
    '',
    '/api/baseinfo',
    '/edition',
    '/share-image/article/5.png',
    `/articles?x=${'a'.repeat(8192)}`,
  ])('is none for %s', (path) => {
    expect(cacheKey(path)).toBeNull();
  });
});

describe('the URL under which a page of any path is cached', () => {
  // Patterns that refuse nothing by themselves.
  const anyKey = createCacheKey([
    { path: '/i/*' },
    { path: '/article/:name' },
    { path: '/feed.xml/:name' },
    { path: '/never/:name', cache: false },
  ]);

  it.each([
    ['/i/a/b', '/i/a/b'],
    ['/i/a%2Fb?x=1', '/i/a%2Fb'],
    ['/article/five-axis?page=2', '/article/five-axis'],
    ['/feed.xml/a', '/feed.xml/a'],
    [`/i/a?${'x'.repeat(8192 - '/i/a?'.length)}`, '/i/a'],
    [`/i/${'a'.repeat(600)}`, `/i/${'a'.repeat(600)}`],
  ])('of %s is %s', (url, key) => expect([anyKey(url), anyKey(url)]).toEqual([key, key]));

  it.each([
    '/i/a//b',
    '/i/a"b/c',
    '/feedxxml/a',
    '/i/.env',
    '/i/a/..',
    '/i/a%zz',
    '/i/a%2',
    '/i/a b',
    'x/i/a',
    '?/i/a',
    '/i/a?page=0',
    '/i/a?page=x',
    '/never/a',
    '/article/info?id=12',
    '/article/a/b',
    `/i/${'a'.repeat(601)}`,
    `/i/a?${'x'.repeat(8193 - '/i/a?'.length)}`,
  ])('is none for %s', (url) => expect([anyKey(url), anyKey(url)]).toEqual([null, null]));

  it.each([
    '/search?hot=laser&keyword=',
    '/search?hot=laser&keyword=robot',
    '/search?keyword=',
    '/search?keyword=%20%20&type=news',
  ])('is none for the form %s, which leads to the URL of a link', (url) => expect(cacheKey(url)).toBeNull());

  it('is that of the page where it reads no form', () => {
    expect([cacheKey('/articles?hot=laser'), cacheKey('/search?type=news')]).toEqual([
      '/articles',
      '/search?type=news',
    ]);
  });

  it('has no parameters where the URL has none, whatever its last character', () => {
    expect(createCacheKey([{ path: '/i/:name', query: { q: (value) => value || 'empty' } }])('/i/q')).toBe('/i/q');
  });

  it('is read once for a URL, unless the URL is longer than those that are remembered or 2,000 others came', () => {
    const read: string[] = [];
    const keyOf = createCacheKey([{ path: '/i/:name', query: { q: (value) => (read.push(value), value) } }]);
    const readsOf = (url: string) => {
      const before = read.length;
      keyOf(url);
      return read.length - before;
    };
    const long = (length: number) => '/i/a?q=1&x='.padEnd(length, 'x');
    expect([readsOf(long(2048)), readsOf(long(2048))]).toEqual([1, 0]);
    expect([readsOf(long(2049)), readsOf(long(2049))]).toEqual([1, 1]);
    for (let at = 2; at < 2000; at += 1) keyOf(`/i/${at}`);
    expect([readsOf('/i/last?q=1'), readsOf('/i/last?q=1'), readsOf(long(2048))]).toEqual([1, 0, 0]);
    expect([readsOf('/i/more?q=1'), readsOf(long(2048))]).toEqual([1, 1]);
  });

  it('is found for more URLs than are remembered', () => {
    const urls = Array.from({ length: 4100 }, (_, at) => `/i/${at}`);
    expect(urls.filter((url) => anyKey(url) !== url || anyKey(url) !== url)).toEqual([]);
  });
});

describe('the query of a page', () => {
  const query = { page: pageNumber, keyword, type: word };
  const normalised = (text: string) => normaliseQuery(new URLSearchParams(text), query);

  it.each([
    ['nothing that the page does not read', 'utm_source=x&type=news&constructor=1', '?type=news'],
    ['one order', 'type=news&page=2&keyword=steel', '?keyword=steel&page=2&type=news'],
    ['the first of a repeated parameter', 'page=2&page=3', '?page=2'],
    ['no parameter whose value counts as absent', 'page=1&keyword=+&type=1', ''],
    ['nothing where there is none', '', ''],
    ['encoded values', 'keyword=a%26page%3D9+%E9%92%A2', '?keyword=a%26page%3D9%20%E9%92%A2'],
  ])('has %s', (_, given, expected) => {
    expect(normalised(given)).toBe(expected);
  });

  it('is the same text when it is read again', () => {
    const once = normalised('type=news&keyword=a%26b+c&page=2');
    expect(once).toBe('?keyword=a%26b%20c&page=2&type=news');
    expect(normalised(once)).toBe(once);
  });
});
