import { expect, it } from 'vitest';
import { detailPath, supplierVideoPath, videoSeriesPath, type DetailKind } from './detail-path.ts';

it.each<[DetailKind, string]>([
  ['video', '/videos/info/7'],
  ['magazineIssue', '/magazines/info/7'],
  ['whitePaper', '/whitepapers/info/7'],
  ['tradeShow', '/tradeshow/info/7'],
  ['supplier', '/showroom/suppliers/info/7'],
  ['product', '/showroom/products/info/7'],
  ['supply', '/showroom/supply/7'],
  ['demand', '/showroom/demand/7'],
  ['pressRelease', '/media/7'],
])('a %s has its page at %s', (kind, path) => {
  expect(detailPath(kind, 7)).toBe(path);
});

it('a supplier’s video and a series have pages of their own', () => {
  expect([supplierVideoPath(7), videoSeriesPath(5)]).toEqual(['/showroom/suppliers/info/video/7', '/videos/block/5']);
});
