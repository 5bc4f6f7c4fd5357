// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { withoutPrintedKeywords, withPrintedKeywords } from './printed-keywords.ts';

it('a document hands over no keywords, and the browser reads them where they are listed', () => {
  const data = { root: null, 'routes/site-layout': { banners: [], hotKeywords: ['PLC', 'R&D tools'] } };
  const handed = JSON.parse(JSON.stringify(withoutPrintedKeywords(data))) as typeof data;
  expect(handed['routes/site-layout']).toEqual({ banners: [] });
  document.body.innerHTML = '<a data-hot-keyword>PLC</a><a>Other</a><a data-hot-keyword>R&amp;D tools</a>';
  expect(withPrintedKeywords(handed)).toEqual(data);
});

it('a page without the shell of a site, and one that was handed all, stay as they are', () => {
  const without = { 'routes/bare': {} };
  expect([withoutPrintedKeywords(without), withPrintedKeywords(without)]).toEqual([without, without]);
  const all = { 'routes/site-layout': { hotKeywords: ['PLC'] } };
  expect(withPrintedKeywords(all)).toBe(all);
});
