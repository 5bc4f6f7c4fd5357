import { describe, expect, it } from 'vitest';
import { uploadUrl } from './upload-path.ts';
import { readCorpus } from './testing/corpora.ts';

const base = 'https://images.example/files/';
const urlOf = (path: unknown) => uploadUrl(path, base);

describe('uploadUrl', () => {
  it.each([
    ['2026/a.jpg', 'https://images.example/files/2026/a.jpg'],
    ['/2026/a.jpg', 'https://images.example/files/2026/a.jpg'],
    ['2026/a.jpg?width=400#x', 'https://images.example/files/2026/a.jpg?width=400'],
    ['图片/封面.png', 'https://images.example/files/%E5%9B%BE%E7%89%87/%E5%B0%81%E9%9D%A2.png'],
    ['a..b.jpg', 'https://images.example/files/a..b.jpg'],
    ['a%20b.jpg', 'https://images.example/files/a%20b.jpg'],
    [['a.jpg', 'b.jpg'], 'https://images.example/files/a.jpg'],
    ['a/b:c.jpg', 'https://images.example/files/a/b:c.jpg'],
    ['a%25252520b.jpg', 'https://images.example/files/a%25252520b.jpg'],
    ['a'.repeat(512), `https://images.example/files/${'a'.repeat(512)}`],
  ])('joins %j to %j', (path, url) => {
    expect(urlOf(path)).toBe(url);
  });

  it('accepts an image host without a closing slash', () => {
    expect(uploadUrl('a.jpg', 'https://images.example')).toBe('https://images.example/a.jpg');
  });

  it.each([
    undefined,
    null,
    '',
    '/',
    [],
    {},
    5,
    'https://evil.example/a.jpg',
    'HTTP:a.jpg',
    // Under a base of the same scheme, a path.
    'https:a.jpg',
    '/https:a.jpg',
    'a＼b.jpg',
    'a%2525252520b.jpg',
    '/https://evil.example',
    'javascript:alert(1)',
    'data:x',
    '//evil.example/a',
    '///evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '..',
    '../a',
    'a/..',
    'a/../b',
    'a/%2e%2e/b',
    'a/%252e%252e/b',
    'a/%25252e%25252e/b',
    'a/.%2e/b',
    'a/..;/b',
    '..%2fa',
    '..%5ca',
    '%2f%2fevil.example',
    '%252f%252fevil.example',
    'a/%c0%ae%c0%ae/b',
    'a/%u002e%u002e/b',
    'a/．．/b',
    'a/‥/b',
    '.env',
    'a/.git/config',
    './a',
    'a\u0000.jpg',
    'a%00.jpg',
    'a%2500.jpg',
    'a\n.jpg',
    'a%0d%0ab',
    ' a.jpg',
    'a.jpg ',
    '%',
    'a%zz',
    '\ud800',
    'a'.repeat(513),
  ])('refuses %j', (path) => {
    expect(urlOf(path)).toBeNull();
  });
});

const traversals = ['traversal-deep.patt.txt', 'lfi-jhaddix.patt.txt']
  .flatMap((file) => (readCorpus(file) ?? '').split('\n'))
  .filter(Boolean);
it.skipIf(traversals.length === 0)(
  'public traversals never leave the folder (skipped where their folder is absent)',
  () => {
    for (const path of traversals.flatMap((text) => [
      text,
      encodeURIComponent(text),
      encodeURIComponent(encodeURIComponent(text)),
    ])) {
      const url = urlOf(path);
      if (url === null) continue;
      expect(url.startsWith(base)).toBe(true);
      expect(decodeURIComponent(decodeURIComponent(new URL(url).pathname))).not.toContain('..');
    }
  },
);
