import { describe, expect, it } from 'vitest';
import { isExpired, totalAt, unitPriceAt } from './quote-prices.ts';

const quote = {
  prices: [
    { quantity: 10, unitPrice: 9.5 },
    { quantity: 100, unitPrice: 8.1234 },
  ],
  toolingCost: 1200,
};

describe('the prices of a quote', () => {
  it.each([
    [9, null, null],
    [10, 9.5, 1295],
    [99, 9.5, 2140.5],
    [100, 8.1234, 2012.34],
    [1_000_000_000, 8.1234, 8_123_401_200],
  ])('for %i are %s each and %s in all', (quantity, each, total) => {
    expect([unitPriceAt(quote, quantity), totalAt(quote, quantity)]).toEqual([each, total]);
  });

  it('have no tools in them where there are none', () => expect(totalAt({ ...quote, toolingCost: null }, 10)).toBe(95));

  it.each([
    ['open', '2027-01-31', '2027-01-31', false],
    ['open', '2027-01-31', '2027-02-01', true],
    ['accepted', '2027-01-31', '2027-02-01', false],
    ['declined', '2027-01-31', '2027-02-01', false],
    ['expired', '2027-01-31', '2027-01-01', true],
  ])('of a quote that is %s and holds until %s have expired on %s: %s', (decision, validUntil, today, expired) =>
    expect(isExpired({ decision, validUntil }, today)).toBe(expired),
  );
});
