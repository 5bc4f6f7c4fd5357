import { expect, it } from 'vitest';
import { parseTableFile } from './parse-table.ts';

const bytes = (text: string) => new TextEncoder().encode(text);
const rowsOf = (text: string | Uint8Array, most = 100) => {
  const parsed = parseTableFile(typeof text === 'string' ? bytes(text) : text, most);
  return 'rows' in parsed ? parsed.rows.map(({ line, cells }) => [line, ...cells]) : parsed.wrongLine;
};

it.each([
  [
    'id,title\r\n1,a\r\n',
    [
      [1, 'id', 'title'],
      [2, '1', 'a'],
    ],
  ],
  [
    '\uFEFFid;title\n1;"a;b"',
    [
      [1, 'id', 'title'],
      [2, '1', 'a;b'],
    ],
  ],
  [
    'id\ttitle\r1\ta',
    [
      [1, 'id', 'title'],
      [2, '1', 'a'],
    ],
  ],
  // Lines of the file, not of the table.
  [
    'id,t\n\n1,"a\r\nb ""c"""\n,\n2,',
    [
      [1, 'id', 't'],
      [3, '1', 'a\r\nb "c"'],
      [6, '2', ''],
    ],
  ],
  ['id, 5" pipe \n', [[1, 'id', '5" pipe']]],
  ['', []],
  ['id,"a', 1],
  ['id\n1,"a"b\n', 2],
  ['id\n1\0', 1],
])('reads %j', (text, rows) => expect(rowsOf(text)).toEqual(rows));

it('reads what spreadsheet programs save in China, and as Unicode text', () => {
  expect(rowsOf(Uint8Array.from([0x69, 0x64, 0x2c, 0xc4, 0xfe, 0xb2, 0xa8]))).toEqual([[1, 'id', '宁波']]);
  expect(rowsOf(new Uint8Array(Buffer.from('\uFEFFid\t宁波\r\n', 'utf16le')))).toEqual([[1, 'id', '宁波']]);
  expect(rowsOf(Uint8Array.from([0x69, 0xff, 0xff]))).toBe(1);
});

it('stops where there are more rows, or cells in a row, than it may read', () => {
  expect(rowsOf('a\n'.repeat(1000), 3)).toHaveLength(3);
  expect(rowsOf(',a'.repeat(399))).toHaveLength(1);
  expect(rowsOf(',a'.repeat(400))).toBe(1);
});

// By the square of its length a megabyte takes longer than a test may.
it.each([
  ['"', 1],
  [',', 1],
  ['""', 1],
  ['a"', 1],
  ['\r', 0],
  ['"a"', 1],
  ["'=", 1],
  ['a,"b"\n', 502],
])('reads a megabyte of %j', (text, rows) => {
  const read = rowsOf(text.repeat(Math.floor(1_048_576 / text.length)), 502);
  // The line that is wrong, or how many rows there are.
  expect(typeof read === 'number' ? read : read.length).toBe(rows);
});
