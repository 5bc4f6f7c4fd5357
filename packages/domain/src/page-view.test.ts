import { expect, it } from 'vitest';
import { pageViewUrl } from './page-view.ts';

it('keeps the filters of a list and drops what a visitor typed', () => {
  expect(pageViewUrl('/articles', new URLSearchParams('sid=5&keyword=me&page=2&utm_source=x'))).toBe(
    '/articles?sid=5&page=2',
  );
  const kept = 'sid=1&tid=2&mid=3&type=news&lang=en&page=4&year=2026&month=5';
  expect(pageViewUrl('/articles', new URLSearchParams(`${kept}&name=me`))).toBe(`/articles?${kept}`);
  expect(pageViewUrl('/search', new URLSearchParams('keyword=13912345678'))).toBe('/search');
});
