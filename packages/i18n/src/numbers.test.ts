import { expect, it } from 'vitest';
import { formatNumber } from './numbers.ts';

it('a count is grouped as the language groups it', () => {
  expect(formatNumber(1234567, 'cn')).toBe('1,234,567');
  expect(formatNumber(1234567, 'en')).toBe('1,234,567');
  expect(formatNumber(0, 'en')).toBe('0');
});
