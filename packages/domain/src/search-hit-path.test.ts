import { expect, it } from 'vitest';
import { searchHitPath } from './search-hit-path.ts';

const hit = { id: 7, side: null, urlName: null, externalUrl: null };

it.each([
  [{ ...hit, kind: 'news' }, '/article/7'],
  [{ ...hit, kind: 'news', urlName: 'servo' }, '/article/servo'],
  [{ ...hit, kind: 'news', externalUrl: 'https://elsewhere.example/7' }, 'https://elsewhere.example/7'],
  [{ ...hit, kind: 'products' }, '/showroom/products/info/7'],
  [{ ...hit, kind: 'supplier' }, '/showroom/suppliers/info/7'],
  [{ ...hit, kind: 'magazines' }, '/magazines/info/7'],
  [{ ...hit, kind: 'videos' }, '/videos/info/7'],
  [{ ...hit, kind: 'exhibitions' }, '/tradeshow/info/7'],
  [{ ...hit, kind: 'whitepapers' }, '/whitepapers/info/7'],
  [{ ...hit, kind: 'posts', side: 'demand' }, '/showroom/demand/7'],
  [{ ...hit, kind: 'posts' }, '/showroom/supply/7'],
] as const)('what was found as %j is read at %s', (found, path) => {
  expect(searchHitPath(found)).toBe(path);
});
