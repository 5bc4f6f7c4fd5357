import { describe, expect, it } from 'vitest';
import { dataUrl, pathOfData } from './data-url.ts';

const origin = 'https://en.example';

describe('the URL of a page’s data', () => {
  it.each([
    ['/', '/_.data'],
    ['/articles', '/articles.data'],
    ['/articles/', '/articles/_.data'],
    ['/articles?page=2&type=news', '/articles.data?page=2&type=news'],
    ['/article/5#part', '/article/5.data'],
    ['/article/a%2Fb', '/article/a%2Fb.data'],
    ['/article/v1.2', '/article/v1.2.data'],
  ])('of %s is %s', (page, data) => {
    expect(dataUrl(new URL(page, origin)).href).toBe(origin + data);
  });

  it('leaves the URL of the page as it is', () => {
    const page = new URL('/articles#part', origin);
    dataUrl(page);
    expect(page.href).toBe(`${origin}/articles#part`);
  });
});

describe('the path of the page whose data stands at a path', () => {
  it.each(['/', '/articles', '/articles/', '/article/a%2Fb', '/article/v1.2', '/article/x.data'])(
    'is %s again',
    (path) => {
      expect(pathOfData(dataUrl(new URL(path, origin)).pathname)).toBe(path);
    },
  );

  it.each(['/', '/articles', '/feed.xml', '/data', '/articles.data/x'])('is null for %s, which is no data', (path) => {
    expect(pathOfData(path)).toBeNull();
  });
});
