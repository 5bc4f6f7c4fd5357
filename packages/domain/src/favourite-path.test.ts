import { expect, it } from 'vitest';
import { FAVOURITE_KINDS } from './entities/member-things.ts';
import { favouritePath } from './favourite-path.ts';

it('a favourite is read at the page of its kind', () => {
  expect(FAVOURITE_KINDS.map((kind) => favouritePath({ kind, id: 7 }))).toEqual([
    '/article/7',
    '/videos/info/7',
    '/magazines/info/7',
    '/whitepapers/info/7',
    '/showroom/suppliers/info/7',
    '/showroom/products/info/7',
    '/showroom/supply/7',
    '/tradeshow/info/7',
  ]);
});
