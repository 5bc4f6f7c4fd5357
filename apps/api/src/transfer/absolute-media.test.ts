import { expect, it } from 'vitest';
import { absoluteMedia } from './absolute-media.ts';

it.each([
  ['<img src="/a.png">', '<img src="http://blog.example/a.png">'],
  [
    '<img data-src=\'//cdn.example/a.png\' src="data:image/gif;base64,R0">',
    '<img data-src=\'http://cdn.example/a.png\' src="data:image/gif;base64,R0">',
  ],
  [
    '<video poster="p.jpg" src="v.mp4">',
    '<video poster="http://blog.example/2026/p.jpg" src="http://blog.example/2026/v.mp4">',
  ],
  ['<a href="/manual.pdf">', '<a href="http://blog.example/manual.pdf">'],
  ['<a href="/full.JPG">', '<a href="http://blog.example/full.JPG">'],
  ['<a href="/2026/05/post/">', '<a href="/2026/05/post/">'],
  ['<a href="#note">', '<a href="#note">'],
  [
    '<code>&lt;img src="/a.png"&gt;</code><b src="/b">',
    '<code>&lt;img src="/a.png"&gt;</code><b src="http://blog.example/b">',
  ],
  ['<img src="https://other.example/a.png">', '<img src="https://other.example/a.png">'],
])('%s is looked for where its site is', (html, written) => {
  expect(absoluteMedia(html, 'http://blog.example/2026/')).toBe(written);
  expect(absoluteMedia(html, '')).toBe(html);
});
