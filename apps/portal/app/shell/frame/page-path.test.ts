import { describe, expect, it } from 'vitest';
import { isPagePath } from './page-path.ts';

describe('a path of this site', () => {
  it.each(['/', '/articles?page=2#list', '/bannered', '/search?keyword=a.pdf', '/article/5#part.one', '/i/valves'])(
    '%s is that of a page',
    (path) => {
      expect(isPagePath(path)).toBe(true);
    },
  );

  it.each([
    '/api',
    '/api/article/list?sid=5',
    '/banner/click?token=1',
    '/rss/articles',
    '/feed.xml',
    '/a/b.PDF?x=1',
    '/redirect?url=x',
  ])('%s is that of none', (path) => {
    expect(isPagePath(path)).toBe(false);
  });
});
