import { describe, expect, it } from 'vitest';
import { searchHref } from '@millwright/domain';
import { parseSearch } from './search.server.tsx';

const parse = (query: string) => parseSearch(new URLSearchParams(query));
const nothing = { keyword: '', kind: null, industryId: null, year: null, sort: null, page: 1 };

describe('the URL of a search', () => {
  it('[RT-18] states type and keyword, and what narrows them', () => {
    const url = '/search?type=videos&keyword=laser&sid=5&year=2026&sort=latest&page=2';
    expect(searchHref(parse(url.slice(8)))).toBe(url);
  });

  it.each(['type=constructor&keyword=%20', 'sid=0&year=20', 'page=-1', 'sort=relevance', 'sort=oldest'])(
    'means nothing by %s',
    (query) => {
      expect(parse(query)).toEqual(nothing);
      expect(searchHref(nothing)).toBe('/search');
    },
  );
});
