import { describe, expect, it } from 'vitest';
import {
  entryListHref,
  entryQuery,
  noEntryFilters,
  nothingStated,
  parseEntryListQuery,
  showOrders,
  type EntryFilter,
} from './entry-list-query.ts';

const all = Object.keys(noEntryFilters) as EntryFilter[];
const parse = (query: string, known: readonly EntryFilter[] = all) =>
  parseEntryListQuery(new URLSearchParams(query), known);

describe('the URL of a list of entries', () => {
  it('states every filter, in one order, and no first page', () => {
    const url =
      '/x?sid=5&tid=7&mid=2&lang=cn&region=13&supplier=9&exhibitor=8&side=demand&when=past&year=2026&month=3&sort=oldest&page=2';
    const { filters, page, sort } = parse(url.slice(3));
    expect(entryListHref('/x', filters, page, sort)).toBe(url);
    expect(entryListHref('/x', {}, 1)).toBe('/x');
  });

  it.each([
    'sid=-1&tid=abc',
    'mid=0x1',
    'lang=fr',
    'side=both',
    'when=now',
    'month=3',
    'year=99999&month=13',
    'page=0',
    'sort=latest',
    'sort=name',
    'sort=__proto__',
  ])('means nothing by %s', (query) => {
    expect(parse(query)).toEqual({ filters: noEntryFilters, stated: nothingStated, page: 1, sort: null });
  });

  it('states an order that is not the list’s own: of trade shows the next stands first', () => {
    const sortOf = (query: string) => parseEntryListQuery(new URLSearchParams(query), all, showOrders).sort;
    expect(sortOf('when=upcoming&sort=oldest')).toBeNull();
    expect(sortOf('when=upcoming&sort=latest')).toBe('latest');
    expect(sortOf('when=past&sort=latest')).toBeNull();
    expect(sortOf('sort=latest')).toBe('latest');
    expect(sortOf('sort=oldest')).toBe('oldest');
    expect(sortOf('sort=next')).toBeNull();
  });

  it('states no filter that its list does not have', () => {
    expect(parse('sid=5&mid=2', ['industryId']).filters).toEqual({ ...noEntryFilters, industryId: 5 });
  });

  it('is requested from the API without what is off', () => {
    expect(entryQuery(parse('sid=5&page=2'))).toEqual({ industryId: 5, page: 2 });
  });
});
