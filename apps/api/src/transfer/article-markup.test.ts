import { expect, it } from 'vitest';
import { rewriteImages, toImagePath } from './article-markup.ts';

it.each([
  ['https://old.example/files/2019/a.png', '/2019/a.png'],
  ['//OLD.example/files/2019/a.png', '/2019/a.png'],
  ['https://old.example/files//evil.example/a.png', '/evil.example/a.png'],
  ['https://old.example/files/.//evil.example/a.png', 'https://old.example/files/.//evil.example/a.png'],
  ['https://old.example/files/\\evil.example/a.png', 'https://old.example/files/\\evil.example/a.png'],
  ['https://other.example/files/a.png', 'https://other.example/files/a.png'],
])('an imported image %j becomes %j, which is never another host', (url, path) => {
  expect(toImagePath(url, ['//old.example/files'])).toBe(path);
});

it('only tags get paths, and no text that shows how one is written', () => {
  const text = '<code>&lt;img src="https://old.example/files/a.png"&gt;</code>';
  expect(rewriteImages(`<img src="https://old.example/files/a.png">${text}`, ['//old.example/files'])).toBe(
    `<img src="/a.png">${text}`,
  );
});
