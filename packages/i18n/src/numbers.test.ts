import { expect, it } from 'vitest';
import { editions } from './editions/index.ts';
import { formatNumber } from './numbers.ts';

it('a count is grouped as the language groups it', () => {
  expect(formatNumber(1234567, editions.cn)).toBe('1,234,567');
  expect(formatNumber(1234567, editions.en)).toBe('1,234,567');
  expect(formatNumber(0, editions.en)).toBe('0');
});
