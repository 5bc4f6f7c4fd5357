import { expect, it } from 'vitest';
import { editions } from './editions/index.ts';
import { formatDigits, formatNumber, formatPlace } from './numbers.ts';

it('a count is grouped as the language groups it', () => {
  expect(formatNumber(1234567, editions.cn)).toBe('1,234,567');
  expect(formatNumber(1234567, editions.en)).toBe('1,234,567');
  expect(formatNumber(0, editions.en)).toBe('0');
});

it('a place has the digits of the language, and no groups', () => {
  expect(formatPlace(1234, editions.en)).toBe('1234');
  expect(formatPlace(1234, { lang: 'ar-EG' })).toBe('١٢٣٤');
});

it('a text of figures keeps all but its digits', () => {
  expect(formatDigits('1:02:05', { lang: 'fa' })).toBe('۱:۰۲:۰۵');
  expect(formatDigits('23:59', { lang: 'ar-EG' })).toBe('٢٣:٥٩');
  expect(formatDigits('Spring 2026', editions.en)).toBe('Spring 2026');
});
