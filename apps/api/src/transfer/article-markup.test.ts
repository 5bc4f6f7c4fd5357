import { expect, it } from 'vitest';
import { toImagePath } from './article-markup.ts';

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
