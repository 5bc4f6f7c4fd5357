import { describe, expect, it } from 'vitest';
import { parseArticleListQuery } from './article-list-query.ts';

const parse = (query: string) => parseArticleListQuery(new URLSearchParams(query));
const nothing = { industryId: null, tagId: null, keyword: '', type: null, year: null, month: null };

describe('the URL of an article list', () => {
  it('states industry, tag, keyword, type, page, year and month', () => {
    expect(parse('sid=5&tid=7&keyword=laser&type=oversea&year=2026&month=3&page=2')).toEqual({
      filters: { industryId: 5, tagId: 7, keyword: 'laser', type: 'oversea', year: 2026, month: 3 },
      page: 2,
      sort: null,
    });
  });

  it.each([
    'sid=-1&tid=abc',
    'sid=2147483648',
    'sid=1e3',
    'year=99999&month=13',
    'type=__proto__',
    'type=constructor',
    'keyword=%20%20',
    'page=0',
    'page=-3',
    'page=x',
    'sort=latest',
    'sort=relevance',
    'sort=constructor',
    'sort=',
  ])('means nothing by %s', (query) => {
    expect(parse(query)).toEqual({ filters: nothing, page: 1, sort: null });
  });

  it('[RT-61] means a month of every year where it states none', () => {
    expect(parse('month=3').filters).toEqual({ ...nothing, month: 3 });
  });

  it('means the first of a repeated parameter', () => {
    expect(parse('sid=5&sid=6').filters.industryId).toBe(5);
  });

  it('states an order where that is not the list’s own', () => {
    expect(parse('sort=oldest').sort).toBe('oldest');
    expect(parse('keyword=laser&sort=latest').sort).toBe('latest');
    expect(parse('keyword=laser&sort=relevance').sort).toBeNull();
  });

  it('means the type of its path rather than that of its query', () => {
    expect(parseArticleListQuery(new URLSearchParams('type=oversea'), 'latest').filters.type).toBe('latest');
  });
});
