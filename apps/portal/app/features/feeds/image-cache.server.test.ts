import { expect, it, vi } from 'vitest';
import { createImageCache } from './image-cache.server.ts';

const image = (length: number) => Buffer.alloc(length);

it('an image that two request at the same time is drawn once, and then cached', async () => {
  const cache = createImageCache({ bytes: 100, atOnce: 1, waiting: 5 });
  const draw = vi.fn(async () => image(10));
  await Promise.all([cache('a', draw), cache('a', draw)]);
  await cache('a', draw);
  expect(draw).toHaveBeenCalledOnce();
});

it('what was requested longest ago makes room, and the bytes stay bounded', async () => {
  const cache = createImageCache({ bytes: 25, atOnce: 1, waiting: 5 });
  const draws = {
    a: vi.fn(async () => image(10)),
    b: vi.fn(async () => image(10)),
    c: vi.fn(async () => image(10)),
  };
  await cache('a', draws.a);
  await cache('b', draws.b);
  await cache('a', draws.a);
  await cache('c', draws.c);
  await cache('a', draws.a);
  await cache('b', draws.b);
  expect([draws.a.mock.calls.length, draws.b.mock.calls.length]).toEqual([1, 2]);
});

it('only so many are drawn at once, and the last of a crowd are turned away', async () => {
  const cache = createImageCache({ bytes: 100, atOnce: 1, waiting: 1 });
  let finish = (): void => undefined;
  const first = cache('a', () => new Promise((resolve) => (finish = () => resolve(image(1)))));
  await Promise.resolve();
  const second = cache('b', async () => image(1));
  await Promise.resolve();
  expect(await cache('c', async () => image(1))).toBeNull();
  finish();
  expect([await first, await second].map((drawn) => drawn?.length)).toEqual([1, 1]);
});

it('an image that failed is drawn again the next time', async () => {
  const cache = createImageCache({ bytes: 100, atOnce: 1, waiting: 1 });
  await expect(cache('a', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect((await cache('a', async () => image(3)))?.length).toBe(3);
});
