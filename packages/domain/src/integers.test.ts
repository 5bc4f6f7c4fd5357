import { describe, expect, it } from 'vitest';
import {
  clampPage,
  isPageNumber,
  pageCount,
  parseInteger,
  parseIntegerBetween,
  parsePage,
  parseRows,
} from './integers.ts';
import { MAX_INTEGER } from './constants.ts';
import { readCorpus } from './testing/corpora.ts';

const hostile = [
  '',
  ' ',
  '0',
  '-1',
  '+1',
  '1.0',
  '1.5',
  '1e3',
  '0x10',
  '01',
  '1 ',
  ' 1',
  '１',
  '1\n',
  'NaN',
  'Infinity',
  'abc',
  "1'",
  '1;drop',
  '__proto__',
  'constructor',
  null,
  undefined,
  {},
  [],
  [''],
  true,
  -1,
  0,
  1.5,
  Number.NaN,
  Number.POSITIVE_INFINITY,
  2 ** 31,
];

describe('parseInteger', () => {
  it.each([
    ['1', 1],
    ['42', 42],
    ['2147483647', MAX_INTEGER],
    [7, 7],
    [1, 1],
    [MAX_INTEGER, MAX_INTEGER],
    [['3', '4'], 3],
  ])('%j is %j', (value, number) => {
    expect(parseInteger(value)).toBe(number);
  });

  it.each([...hostile, '2147483648', '9999999999', '99999999999999999999'])('%j is none', (value) => {
    expect(parseInteger(value)).toBeNull();
  });

  it('keeps to a range', () => {
    expect(parseIntegerBetween('12', 1, 12)).toBe(12);
    expect(parseIntegerBetween('13', 1, 12)).toBeNull();
    expect(parseIntegerBetween('3', 3, 12)).toBe(3);
    expect(parseIntegerBetween('2', 3, 12)).toBeNull();
    expect(parseIntegerBetween('0', 0, 12)).toBeNull();
    expect(parseIntegerBetween('x', 1, 12)).toBeNull();
  });
});

describe('pages', () => {
  it.each([
    [`x${'9'.repeat(12)}`, 1],
    [`${'9'.repeat(12)}x`, 1],
    [`-${'9'.repeat(12)}`, 1],
  ])('%s, which only holds many digits, means page %i', (value, page) => {
    expect(parsePage(value)).toBe(page);
  });

  it('are numbers as links write them, or none', () => {
    expect(['1', '7', '10', '999'].map(isPageNumber)).toEqual([true, true, true, true]);
    expect(['', '0', '02', '1.5', '0x2', '1e1', '+2', ' 2', '2 ', 'a', '1a', '12a'].filter(isPageNumber)).toEqual([]);
  });

  it.each(hostile)('[VA-23] %j means page 1', (value) => {
    expect(parsePage(value)).toBe(1);
  });

  it.each([
    ['2', 2],
    ['2147483647', MAX_INTEGER],
    ['2147483648', MAX_INTEGER],
    ['9'.repeat(400), MAX_INTEGER],
  ])('%s means page %i', (value, page) => {
    expect(parsePage(value)).toBe(page);
  });

  it.each([
    [7, 60, 20, 3],
    [4, 61, 20, 4],
    [3, 60, 20, 3],
    [MAX_INTEGER, 61, 20, 4],
    [5, 0, 20, 1],
    [1, 60, 20, 1],
    [0, 60, 20, 1],
  ])('[VA-22] page %i of %i items at %i a page is page %i', (page, total, rows, shown) => {
    expect(clampPage(page, total, rows)).toBe(shown);
  });

  it('an empty list has one page', () => {
    expect(pageCount(0, 20)).toBe(1);
    expect(pageCount(20, 20)).toBe(1);
    expect(pageCount(21, 20)).toBe(2);
  });

  it('a page has at most 50 items', () => {
    expect(parseRows('1000', 20)).toBe(50);
    expect(parseRows('x', 20)).toBe(20);
    expect(parseRows('5', 20)).toBe(5);
  });
});

const overflows = readCorpus('integer-overflows.fuzzdb.txt');
it.skipIf(!overflows)('integer overflows stay in range (skipped where the folder of public payloads is absent)', () => {
  for (const text of (overflows ?? '').split('\n')) {
    expect(parsePage(text)).toBeGreaterThanOrEqual(1);
    expect(parsePage(text)).toBeLessThanOrEqual(MAX_INTEGER);
    expect(parseInteger(text) ?? 1).toBeLessThanOrEqual(MAX_INTEGER);
  }
});
