import { describe, expect, it } from 'vitest';
import { readRange } from './byte-range.ts';

describe('a part of a file', () => {
  it.each([
    ['bytes=0-', { first: 0, last: 99 }],
    ['bytes=0-0', { first: 0, last: 0 }],
    ['bytes=10-19', { first: 10, last: 19 }],
    ['bytes=90-200', { first: 90, last: 99 }],
    ['bytes=-10', { first: 90, last: 99 }],
    ['bytes=-200', { first: 0, last: 99 }],
    ['bytes=99-', { first: 99, last: 99 }],
    ['BYTES=1-2', { first: 1, last: 2 }],
  ])('is read from %s', (header, range) => expect(readRange(header, 100)).toEqual(range));

  it.each(['bytes=100-', 'bytes=100-120', 'bytes=-0'])('cannot be had with %s', (header) =>
    expect(readRange(header, 100)).toBe('unsatisfiable'),
  );

  it.each([
    undefined,
    '',
    'bytes=',
    'bytes=-',
    'bytes=5-4',
    'bytes=0-1,3-4',
    'pages=1-2',
    'bytes=a-b',
    'bytes=0-9999999999999999',
  ])('is not meant by %s: the whole file is sent', (header) => expect(readRange(header, 100)).toBeNull());
});
