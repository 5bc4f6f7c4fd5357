import { describe, expect, it } from 'vitest';
import { contentLists, parseSearchType, tagSearchUrl, type TagListKind } from './search.ts';
import { SEARCH_TYPES } from './constants.ts';

describe('search types', () => {
  it('[CO-08] are exactly the seven of the specification', () => {
    expect(SEARCH_TYPES).toEqual(['news', 'products', 'supplier', 'magazines', 'videos', 'exhibitions', 'whitepapers']);
    expect(contentLists.flatMap(({ searchType }) => searchType ?? []).sort()).toEqual([...SEARCH_TYPES].sort());
  });

  it.each(SEARCH_TYPES)('%s leads to a list', (type) => {
    expect(contentLists.filter(({ searchType }) => searchType === type)).toHaveLength(1);
    expect(parseSearchType(type)).toBe(type);
  });

  it('are those of all lists but one, and all lists but one have tags', () => {
    expect(
      contentLists.map(({ searchType, tagKind }) => [searchType, tagKind]).filter((two) => two.includes(null)),
    ).toEqual([
      [null, 'platform'],
      ['magazines', null],
    ]);
    expect(contentLists.find(({ searchType }) => searchType === 'magazines')?.path).toBe('/magazines');
  });

  it.each(['New', 'article', '', null, undefined, '__proto__', {}])('%j is none', (value) => {
    expect(parseSearchType(value)).toBeNull();
  });
});

describe('tagSearchUrl', () => {
  it.each<[string, TagListKind, string]>([
    ['LG-15', 'article', '/articles'],
    ['LG-16', 'product', '/showroom/products'],
    ['LG-17', 'suppliers', '/showroom/suppliers'],
    ['LG-18', 'platform', '/showroom/platform'],
    ['LG-19', 'video', '/videos'],
    ['LG-20', 'exhibition', '/tradeshow'],
    ['LG-21', 'paper', '/whitepapers'],
  ])('[%s] kind %s opens %s', (_, kind, path) => {
    expect(tagSearchUrl(kind, { tag: 3 })).toBe(`${path}?tid=3`);
  });

  it('[LG-13] an industry passes sid', () => {
    expect(tagSearchUrl('article', { industry: 5 })).toBe('/articles?sid=5');
  });

  it('[LG-14] a tag passes tid', () => {
    expect(tagSearchUrl('article', { tag: 9 })).toBe('/articles?tid=9');
  });
});
