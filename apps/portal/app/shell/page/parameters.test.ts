import { describe, expect, it } from 'vitest';
import { integer, keyword, pageNumber, token, word } from './parameters.ts';

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
