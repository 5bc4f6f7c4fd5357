import { describe, expect, it } from 'vitest';
import { compareHref, isOwnHref, parseComparison } from './compare-query.ts';

describe('the URL of a comparison', () => {
  it.each([
    ['products=1,2,3', 'products', [1, 2, 3], false, true],
    ['products=3,1', 'products', [3, 1], false, true],
    ['suppliers=7,8', 'suppliers', [7, 8], false, true],
    ['products=1&products=2', 'products', [1, 2], false, false],
    ['products=1,1,2', 'products', [1, 2], false, false],
    ['products=01,2', 'products', [2], true, false],
    ['products=1,x', 'products', [1], true, false],
    ['products=', 'products', [], true, true],
    ['products=1&suppliers=2', 'products', [1], false, true],
    ['', 'products', [], false, true],
  ] as const)('%s names %s %j; wrong: %s, its own: %s', (search, kind, ids, isWrong, isOwn) => {
    const params = new URLSearchParams(search);
    const query = parseComparison(params);
    expect(query).toEqual({ kind, ids, isWrong });
    expect(isOwnHref(params, query)).toBe(isOwn);
  });

  it('reads no more than fifty ids of any request', () => {
    const many = Array.from({ length: 10_000 }, (_, at) => at + 1).join(',');
    expect(parseComparison(new URLSearchParams({ products: many })).ids).toHaveLength(50);
  });

  it('is written as it is read', () => {
    expect(compareHref('suppliers', [4, 2])).toBe('/compare?suppliers=4,2');
    expect(compareHref('products', [])).toBe('/compare');
  });
});
