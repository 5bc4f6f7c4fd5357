import { describe, expect, it } from 'vitest';
import { integer, keyword, normaliseQuery, pageNumber, token, word } from './query.ts';

const readers = { integer, word, pageNumber, keyword, token };

describe('a parameter’s reader', () => {
  it.each<[keyof typeof readers, string, string | null]>([
    ['integer', '12', '12'],
    ['integer', '0012', null],
    ['integer', '1.5', null],
    ['integer', 'x', null],
    ['integer', '', null],
    ['word', 'News', 'News'],
    ['word', 'a'.repeat(20), 'a'.repeat(20)],
    ['word', 'a'.repeat(21), null],
    ['word', 'a b', null],
    ['word', '新闻', null],
    ['word', 'news\n', null],
    ['word', '', null],
    ['pageNumber', '2', '2'],
    ['pageNumber', '1', null],
    ['pageNumber', '0', null],
    ['pageNumber', '-3', null],
    ['pageNumber', 'two', null],
    ['keyword', '  steel  pipe ', 'steel pipe'],
    ['keyword', '钢管', '钢管'],
    ['keyword', '   ', null],
    ['token', 'A-b_9', 'A-b_9'],
    ['token', 'a'.repeat(64), 'a'.repeat(64)],
    ['token', 'a'.repeat(65), null],
    ['token', '<script>', null],
    ['token', '', null],
  ])('%s reads %j as %j', (name, value, text) => {
    expect(readers[name](value)).toBe(text);
  });
});

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
