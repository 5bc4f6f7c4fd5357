import { expect, it } from 'vitest';
import { quantityText, readQuantityText, type QuantityEnds } from './quantity-text.ts';

it.each<[string, QuantityEnds]>([
  ['3000', { low: '3000', high: '3000' }],
  ['30..120', { low: '30', high: '120' }],
  ['-20..-5', { low: '-20', high: '-5' }],
  ['..40', { high: '40' }],
  ['11..', { low: '11' }],
  ['', {}],
])('%j says %j, and is written like that', (text, ends) => {
  expect(readQuantityText(text)).toEqual(ends);
  expect(quantityText(ends)).toBe(text);
});

it.each([
  [' 30 .. 120 ', { low: '30', high: '120' }],
  ['30…120', { low: '30', high: '120' }],
  ['..', {}],
  ['1..2..3', { low: '1..2..3', high: '1..2..3' }],
])('%j says %j', (text, ends) => expect(readQuantityText(text)).toEqual(ends));
