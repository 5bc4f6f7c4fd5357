import { expect, it } from 'vitest';
import { formatDecimal, formatQuantity, unitName, type Quantity } from './quantities.ts';

it.each([
  [{ low: '3000', high: '3000', unit: 'B47' }, '3,000 kN', '3,000 kN'],
  [{ low: '18', high: '22', unit: '4H' }, '18–22 µm', '18–22 µm'],
  [{ low: '-45', high: '110', unit: 'CEL' }, '−45 to 110 °C', '−45～110 °C'],
  [{ low: '-40', high: '-5', unit: 'CEL' }, '−40 to −5 °C', '−40～−5 °C'],
  [{ low: '-0.03', high: '0.03', unit: 'MMT' }, '±0.03 mm', '±0.03 mm'],
  [{ low: null, high: '10', unit: 'NA' }, '≤ 10 mg/kg', '≤ 10 mg/kg'],
  [{ low: '11', high: null, unit: 'P1' }, '≥ 11 %', '≥ 11 %'],
  [{ low: '-38', high: '-38', unit: 'CEL' }, '−38 °C', '−38 °C'],
  [{ low: '110', high: '110', unit: 'DD' }, '110°', '110°'],
  [{ low: '28', high: '45', unit: 'DAY' }, '28–45 days', '28–45 天'],
  [{ low: '4', high: '4', unit: 'H87' }, '4', '4'],
  [{ low: '0', high: '0', unit: null }, '0', '0'],
] as [Quantity, string, string][])('%j is written as %s, in Chinese as %s', (quantity, en, cn) => {
  expect([formatQuantity(quantity, 'en'), formatQuantity(quantity, 'zh-CN')]).toEqual([en, cn]);
});

it('a number is written exactly, as its language groups it', () => {
  expect(formatDecimal('123456789012345.123456789', 'en')).toBe('123,456,789,012,345.123456789');
  expect(formatDecimal('1234.5', 'de')).toBe('1.234,5');
  expect(unitName('B47', 'ar')).toBe('kN');
  expect(formatQuantity({ low: '-45', high: '110', unit: 'CEL' }, 'de')).toBe('−45 bis 110 °C');
  expect([unitName('DAY', 'de'), unitName('ANN', 'de')]).toEqual(['Tage', 'Jahre']);
});
