import { describe, expect, it } from 'vitest';
import { isOwnPath, ownPath } from './own-path.ts';
import { readCorpus } from './testing/corpora.ts';

describe('a reference to a page of ours', () => {
  it.each([
    ['/', '/'],
    ['/articles?type=latest#top', '/articles?type=latest#top'],
    ['/a/../articles', '/articles'],
    ['/a/./b', '/a/b'],
    ['/%2e%2e/x', '/x'],
    ['\\img\\a.png', '/img/a.png'],
    [' /img/a\n.png ', '/img/a.png'],
    ['img/a b.png', '/img/a%20b.png'],
    ['../a.png', '/a.png'],
    ['?page=2', '/?page=2'],
    ['/i/塑料', '/i/%E5%A1%91%E6%96%99'],
    ['/article/100%', '/article/100%'],
    ['/article/100%25', '/article/100%25'],
    ['/article/a%2Fb', '/article/a%2Fb'],
    ['/search?keyword=//evil.example%0a', '/search?keyword=//evil.example%0a'],
    ['/https://evil.example', '/https://evil.example'],
    ['', '/'],
    ['/a%252525', '/a%252525'],
    ['/articles/latest/', '/articles/latest/'],
    ['/a/b/c-d_e.html?x=1&y=2#z-1', '/a/b/c-d_e.html?x=1&y=2#z-1'],
    ['/a?x=%2F&y=ä#ö', '/a?x=%2F&y=%C3%A4#%C3%B6'],
    ['/a/?', '/a/?'],
  ])('%j is %j', (reference, path) => {
    expect(ownPath(reference)).toBe(path);
  });
});

const leading = [
  '//evil.example',
  '///evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '\\/evil.example',
  '/\t/evil.example',
  '/\n\\evil.example',
  ' //evil.example',
  '\u0001//evil.example',
  '/.//evil.example/x',
  './/evil.example/x',
  '/a/..//evil.example',
  '/%2e//evil.example',
  '/%2e%2e//evil.example',
  '/.\\/evil.example',
  '/\t.//evil.example',
  '/%2fevil.example',
  '/%252fevil.example',
  '/%5cevil.example',
  '/%255cevil.example',
  '/%09/evil.example',
  '/%2509/evil.example',
  '/%25252e%25252e/evil.example',
  '/a%00',
  '/a%0d%0ab',
  '/a/..%2f..%2fb',
  '/a/%252e%252e',
  '/a/%252e',
  '/a%25252525',
  '/\ud800',
  'https:evil.example',
  'http:evil.example',
  'https://own.invalid/a',
  'http://other.invalid/a',
  '//own.invalid/a',
  'javascript:alert(1)',
  'java\nscript:alert(1)',
  'data:text/html,x',
  'mailto:a@b.example',
];

describe('what leads elsewhere, or could be read so', () => {
  it.each(leading)('%j is none', (reference) => {
    expect(ownPath(reference)).toBeNull();
    expect(isOwnPath(reference)).toBe(false);
  });
});

it.each(['articles', './articles', '?page=2', '#top', '', '/a\\b', '/a\tb', '/a ', '\\a'])(
  '%j is no own path as it stands',
  (text) => {
    expect(isOwnPath(text)).toBe(false);
  },
);

const decoded = (text: string): string => {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
};

/** Short texts of what URL parsers treat in their own way, and one host. */
const pieces = ['/', '\\', '.', '..', '%2e', '%2f', '%5c', '%09', '\t', '\n', ' ', '\0', '%', 'a', '@', ':', '?', '#'];
const generated = pieces.flatMap((first) =>
  pieces.flatMap((second) =>
    pieces.flatMap((third) => [`/${first}${second}${third}evil.example`, `${first}${second}/${third}/evil.example`]),
  ),
);

it('is one under every site and every further reading, whatever the text', () => {
  const published = ['open-redirect.patt.txt', 'open-redirect.fuzzdb.txt', 'crlf.patt.txt'].flatMap((file) =>
    (readCorpus(file) ?? '').split('\n'),
  );
  const wrong: string[] = [];
  for (const text of [...leading, ...generated, ...published.flatMap((line) => [line, decoded(line)])]) {
    const path = ownPath(text);
    if (path === null) continue;
    const readings = [path, decoded(path), decoded(decoded(path))];
    const leaves = readings.some((one) => URL.parse(one, 'https://site.example/a/b')?.host !== 'site.example');
    if (leaves || /^\/[/\\]/.test(path) || ownPath(path) !== path) wrong.push(`${JSON.stringify(text)}: ${path}`);
  }
  expect(generated.length).toBeGreaterThan(10_000);
  expect(wrong).toEqual([]);
});
