import { describe, expect, it } from 'vitest';
import { searchUrl } from './search-url.ts';

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

  it.each(['', '   ', '\t\n', '\u3000', ' \u3000'])('[VA-03] is none for the empty keyword %j', (keyword) => {
    expect(searchUrl({ kind: 'news', keyword })).toBeNull();
  });
});
