import { expect, it } from 'vitest';
import { readCsv } from './read-csv.ts';

it('fields are read by the names of the first line, which has the separator', () => {
  expect(readCsv('\uFEFFKey;Title\r\n1; a, b \r\n\r\n2;"say ""x"";\ny"\r\n3')).toEqual([
    { key: '1', title: 'a, b' },
    { key: '2', title: 'say "x";\ny' },
    { key: '3', title: '' },
  ]);
  expect(readCsv('')).toEqual([]);
});

it('a quote that is out of place is named with its line', () => {
  expect(() => readCsv('key,title\n1,"a\nb"\n2,"c" d\n')).toThrow(/^Line 4 is no CSV: a quote is missing/);
  expect(() => readCsv('key,title\n1,"a\n')).toThrow(/^Line 2 is no CSV/);
});

it('a field of many megabytes is read', () => {
  const long = 'x '.repeat(4_000_000);
  expect(readCsv(`key,title\n1,"${long}"\n`)).toEqual([{ key: '1', title: long }]);
});
