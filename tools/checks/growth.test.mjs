import { expect, it } from 'vitest';
import { growthOf, linearGrowth } from '../../vitest.growth.ts';

const rounds = (count) => {
  let sum = 0;
  for (let round = 0; round < count; round += 1) sum += Math.sqrt(round);
  return sum;
};

it('linear work is distinguished from quadratic work', () => {
  expect(growthOf((size) => rounds(size), 4_000_000)).toBeLessThan(linearGrowth);
  // What grows too much is measured again each time.
  expect(growthOf((size) => rounds(size ** 2), 8000, 2)).toBeGreaterThan(linearGrowth);
});
