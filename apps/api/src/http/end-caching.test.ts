import { expect, it } from 'vitest';
import { endCaching } from './end-caching.ts';

const whole = 'public, max-age=60, s-maxage=60, stale-while-revalidate=600, stale-if-error=86400';

it.each([
  [3_600_000, whole],
  [660_000, whole],
  [659_999, 'public, max-age=60, s-maxage=60, stale-while-revalidate=599, stale-if-error=86400'],
  [60_000, 'public, max-age=60, s-maxage=60, stale-while-revalidate=0, stale-if-error=86400'],
  [1500, 'public, max-age=1, s-maxage=1, stale-while-revalidate=0, stale-if-error=86400'],
  [-1, 'public, max-age=0, s-maxage=0, stale-while-revalidate=0, stale-if-error=86400'],
])('lets nothing be given away later than %i ms from now', (left, expected) => {
  expect(endCaching(whole, left)).toBe(expected);
});

it.each(['private, no-cache', 'no-store', ''])('leaves “%s” as it is', (header) => {
  expect(endCaching(header, 0)).toBe(header);
});
