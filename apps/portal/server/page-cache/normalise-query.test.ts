import { describe, expect, it } from 'vitest';
import { keyword, pageNumber, word } from '../../app/shell/page/parameters.ts';
import { normaliseQuery } from './normalise-query.ts';

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
