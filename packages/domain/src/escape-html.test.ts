import { expect, it } from 'vitest';
import { escapeHtml } from './escape-html.ts';

it.each([
  ['&', '&amp;'],
  ['<', '&lt;'],
  ['>', '&gt;'],
  ['"', '&quot;'],
  ['&lt;', '&amp;lt;'],
  ['a & b', 'a &amp; b'],
  ['中文', '中文'],
  ['', ''],
  [`<a href="?a=1&b=2">’tools’</a>`, '&lt;a href=&quot;?a=1&amp;b=2&quot;&gt;’tools’&lt;/a&gt;'],
])('escapes %s as %s', (text, html) => {
  expect(escapeHtml(text)).toBe(html);
});
