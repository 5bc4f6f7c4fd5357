import { describe, expect, it } from 'vitest';
import {
  areSearchKeywords,
  changedFields,
  escapeCell,
  flatFacts,
  SEARCH_KEYWORD_LENGTH,
  SEARCH_KEYWORDS_MAX,
  oneLine,
  severalLines,
  TABLE_BYTES_MAX,
  tidySearchKeywords,
  unescapeCell,
} from './supplier-desk.ts';

describe('a cell of a table', () => {
  it.each([
    ['=1+1', "'=1+1"],
    ['=1-5', "'=1-5"],
    ['+86 574', "'+86 574"],
    ['-x', "'-x"],
    ['-20..80', "'-20..80"],
    ['@SUM(A1)', "'@SUM(A1)"],
    ['  =1', "'  =1"],
    ['\t=1', "'\t=1"],
    ['＝1+1', "'＝1+1"],
    ["'=1", "''=1"],
    // A number is none.
    ['-5', '-5'],
    ['-12.5', '-12.5'],
    ['a=1', 'a=1'],
    ["a'=1", "a'=1"],
    ['5', '5'],
    ['-0.25', '-0.25'],
    ["O'Neill", "O'Neill"],
    ["'quoted'", "'quoted'"],
    ['30..120', '30..120'],
    ['', ''],
  ])('%j is written as %j, and comes back', (text, cell) => {
    expect(escapeCell(text)).toBe(cell);
    expect(unescapeCell(cell)).toBe(text);
  });
});

it('a table has a megabyte at most', () => {
  expect(TABLE_BYTES_MAX).toBe(1_048_576);
});

describe('facts', () => {
  const before = flatFacts({ city: { cn: '宁波', en: 'Ningbo' }, founded: 1998, staff: 0, phone: '' });

  it('are texts by their names', () => {
    expect(before).toStrictEqual({ 'city.cn': '宁波', 'city.en': 'Ningbo', founded: '1998', staff: '', phone: '' });
  });

  it('have changed where they differ, also where one is new or gone', () => {
    const { founded: _, ...rest } = before;
    expect(changedFields(before, { ...rest, 'city.en': 'Ningbo Shi', model: 'X' })).toEqual([
      { field: 'city.en', before: 'Ningbo', after: 'Ningbo Shi' },
      { field: 'model', before: '', after: 'X' },
      { field: 'founded', before: '1998', after: '' },
    ]);
    expect(changedFields(before, before)).toEqual([]);
  });
});

it('texts are tidied: white space of a line, and ends of lines', () => {
  expect(oneLine('  a \n\t b　c ')).toBe('a b c');
  expect(severalLines('\r\na\r\n\rb \n')).toBe('a\n\nb');
});

describe('search keywords', () => {
  it('are phrases of lines or between semicolons, each once and without needless white space', () => {
    expect(tidySearchKeywords(' oil   leak;Oil Leak；\r\n\n worn seal \r油封；；ＯＩＬ leak')).toBe(
      'oil leak\nworn seal\n油封',
    );
    expect(tidySearchKeywords(' ;\n； ')).toBe('');
  });

  it('are 30 at most, of 60 characters at most', () => {
    expect([SEARCH_KEYWORDS_MAX, SEARCH_KEYWORD_LENGTH]).toEqual([30, 60]);
    const phrases = (count: number) => Array.from({ length: count }, (_, at) => `p${at}`).join(';');
    expect(
      [phrases(30), `${phrases(30)}\nP0;`, phrases(31), 'x'.repeat(60), 'x'.repeat(61)].map(areSearchKeywords),
    ).toEqual([true, true, false, true, false]);
  });
});
