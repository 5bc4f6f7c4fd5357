import { describe, expect, it } from 'vitest';
import { growthOf, linearGrowth } from '../../../../../vitest.growth.ts';
import { prepareArticleHtml } from './prepare.ts';

const prepare = (html: string): string =>
  prepareArticleHtml(html, { playerHosts: ['player.example.com'], imagePrefix: '' });

const nested = (tag: string, depth: number): string => `<${tag}>`.repeat(depth) + 'core' + `</${tag}>`.repeat(depth);
const attributes = (count: number): string => Array.from({ length: count }, (_, at) => `a${at}=1`).join(' ');

describe('bodies that are large', () => {
  it.each<[name: string, make: (size: number) => string, size: number]>([
    ['1 MB of paragraphs', (size) => '<p>一段文字 and words</p>'.repeat(size), 40_000],
    ['5,000 levels', (size) => nested('div', size), 5000],
    ['100,000 levels', (size) => nested('b', size), 100_000],
    ['never closed', (size) => '<div>'.repeat(size), 200_000],
    ['only tags open', (size) => '<'.repeat(size), 500_000],
    ['one endless attribute', (size) => `<p title="${'a'.repeat(size)}">x</p>`, 900_000],
    ['100,000 attributes', (size) => `<p ${attributes(size)}>x</p>`, 100_000],
    ['comments without an end', (size) => '<!--'.repeat(size), 200_000],
    ['tables in tables', (size) => nested('table', size), 250],
    ['entities', (size) => '&amp;'.repeat(size), 200_000],
    ['an endless srcset', (size) => `<img src="/a" srcset="${'/a 1x,'.repeat(size)}">`, 100_000],
    ['spaces', (size) => `<a href="${' '.repeat(size)}">x</a>`, 900_000],
    ['a style', (size) => `<p style="${'float :'.repeat(size)}">x</p>`, 100_000],
    ['scripts that never end', (size) => '<p>core</p>' + '<script>'.repeat(size), 120_000],
    ['scripts that hide their ends', (size) => '<p>core</p>' + '<script><!--<script></script>'.repeat(size), 30_000],
    ['objects that never end', (size) => '<object>'.repeat(size) + 'core', 200],
    ['ends of what is not open', (size) => '<object>'.repeat(size) + '</template>'.repeat(size), 50_000],
    ['sections that never end', (size) => '<![CDATA['.repeat(size), 100_000],
    ['text areas with quotes', (size) => `<textarea a="${"<p b='".repeat(size)}`, 100_000],
    ['iframes', (size) => '<iframe src="https://player.example.com/">'.repeat(size), 20_000],
  ])('take time in proportion to their size and lose no text: %s', (_name, make, size) => {
    const prepared = new Map<number, string>();
    expect(growthOf((of) => prepared.set(of, prepare(make(of))), size)).toBeLessThan(linearGrowth);
    const body = make(size);
    if (/core|一段文字/.test(body)) expect(prepared.get(size)).toMatch(/core|一段文字/);
  });
});
