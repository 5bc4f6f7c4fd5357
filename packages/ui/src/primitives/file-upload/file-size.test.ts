import { expect, it } from 'vitest';
import { fileSize } from './file-size.ts';

it.each([
  [0, '0 kB'],
  [1, '0.1 kB'],
  [149, '0.1 kB'],
  [150, '0.2 kB'],
  [999_940, '999.9 kB'],
  [1_000_000, '1 MB'],
  [10_485_760, '10.5 MB'],
])('%i bytes are shown as %s', (bytes, shown) => expect(fileSize(bytes, 'en')).toBe(shown));
