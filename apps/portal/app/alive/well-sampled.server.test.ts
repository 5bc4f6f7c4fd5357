import { brotliCompressSync, constants } from 'node:zlib';
import { expect, it } from 'vitest';
import { wellSampled } from './well-sampled.server.ts';

const doctype = '<!DOCTYPE html>';
const cities = ['宁波', '佛山', '苏州', '大连', '青岛', '无锡', '东莞', '合肥'];

/** Markup, then text, as long together as two samples of the compressor lie apart. */
const stretch = (index: number, edge: number): string => {
  const lines = (count: number, line: (number: number) => string) =>
    Array.from({ length: count }, (_, number) => line(index * 97 + number * 13)).join('');
  const markup = lines(99, (number) => `<a href="/article/${number}" class="b${number % 7}">Overview</a>`).slice(
    0,
    edge,
  );
  const text = lines(99, (number) => `${cities[number % 8]}的${cities[(number >> 3) % 8]}工厂第${number}次报价`);
  const bytes = Buffer.from(markup + text)
    .subarray(0, 4096)
    .toString()
    .replaceAll('\ufffd', '');
  return bytes + ' '.repeat(4096 - Buffer.byteLength(bytes));
};

const page = (edge: number): string =>
  doctype + Array.from({ length: 20 }, (_, index) => stretch(index, edge)).join('');

const compressed = (body: Uint8Array): number =>
  brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }).length;

it('moves a Chinese page to where the compressor sees that it is one, and changes nothing else of it', () => {
  const html = page(300);
  const moved = wellSampled(html);
  const breaks = /\n*/.exec(moved.toString().slice(doctype.length))![0].length;
  expect(breaks).toBeGreaterThan(0);
  expect(moved.toString().replaceAll('\n', '') === html).toBe(true);
  expect(compressed(moved)).toBeLessThan(compressed(Buffer.from(html)));
});

it('leaves a page where it is well seen, and one without Chinese', () => {
  const latin = `${doctype}${'<p class="a">Overview</p>'.repeat(3000)}中文`;
  for (const html of [page(0), latin, '']) expect(wellSampled(html).toString() === html).toBe(true);
});

it('leaves a long page as it is, which would hold up others for little', () => {
  const long = doctype + Array.from({ length: 80 }, (_, index) => stretch(index, 300)).join('');
  expect(wellSampled(long).toString() === long).toBe(true);
});
