import { describe, expect, it } from 'vitest';
import { searchHref, searchUrl } from './search-url.ts';

describe('searchUrl', () => {
  it('[SP-12] carries type and keyword', () => {
    expect(searchUrl({ kind: 'videos', keyword: 'servo press' })).toBe('/search?type=videos&keyword=servo+press');
    expect(searchUrl({ kind: 'news', keyword: '五轴 & C++' })).toBe(
      `/search?type=news&keyword=${encodeURIComponent('五轴')}+%26+C%2B%2B`,
    );
    expect(searchUrl({ kind: 'news', keyword: ' 五轴 & co ' })).toBe(
      '/search?type=news&keyword=%E4%BA%94%E8%BD%B4+%26+co',
    );
  });

  it('[SP-13] carries the site id inside a sub-site', () => {
    expect(searchUrl({ kind: 'videos', keyword: 'laser', industryId: 5 })).toBe(
      '/search?type=videos&keyword=laser&sid=5',
    );
    expect(searchUrl({ kind: 'news', keyword: 'PLC', industryId: 5 })).toBe('/search?type=news&keyword=PLC&sid=5');
  });

  it('carries what else is stated, in the order of the form, and a page from the second on', () => {
    const stated = { keyword: 'laser', kind: 'news', industryId: 5, year: 2026, sort: 'latest' } as const;
    expect(searchUrl({ ...stated, page: 2 })).toBe(
      '/search?type=news&keyword=laser&sid=5&year=2026&sort=latest&page=2',
    );
    expect(searchUrl({ keyword: 'laser', page: 1 })).toBe('/search?keyword=laser');
  });

  it('is the path alone where nothing is stated', () => {
    expect(searchHref({ keyword: '' })).toBe('/search');
  });

  it.each(['', '   ', '\t\n', '\u3000', ' \u3000'])('[VA-03] is none for the empty keyword %j', (keyword) => {
    expect(searchUrl({ kind: 'news', keyword })).toBeNull();
  });
});
