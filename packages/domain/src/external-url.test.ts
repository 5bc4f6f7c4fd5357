import { expect, it } from 'vitest';
import { externalUrl } from './external-url.ts';

const own = ['https://cn.example.com', 'http://en.localhost:3000'];

it.each([
  ['https://elsewhere.example.com/story', 'https://elsewhere.example.com/story'],
  ['HTTP://Elsewhere.example.com', 'http://elsewhere.example.com/'],
  ['https://example.com/', 'https://example.com/'],
  ['http://en.localhost:3001/a', 'http://en.localhost:3001/a'],
])('%j is external', (text, url) => {
  expect(externalUrl(text, own)).toBe(url);
});

it.each([
  null,
  undefined,
  '',
  ' ',
  '/articles/12',
  'articles/12',
  'javascript:alert(1)',
  'http:',
  'https:',
  'http://',
  '//',
  '//elsewhere.example.com',
  ' https://elsewhere.example.com',
  'https://elsewhere.example.com/a b\n',
  'mailto:a@example.com',
  'https://user@elsewhere.example.com',
  'https:\\\\elsewhere.example.com',
  'https://cn.example.com/article/12',
  'http://cn.example.com/',
  'https://CN.example.com:443/news/show?id=12',
  'https://cn.example.com./article/12',
  'https://!elsewhere.example.com/',
  'https://elsewhere.example.com!/',
  'https://else!where.example.com/',
  'xhttps://elsewhere.example.com/',
  'http://en.localhost:3000/article/12',
])('%j is none', (text) => {
  expect(externalUrl(text, own)).toBeNull();
});

it('is found without own origins, and next to one that is no URL', () => {
  expect([
    externalUrl('https://elsewhere.example.com/'),
    externalUrl('https://elsewhere.example.com/', ['', 'none']),
  ]).toEqual(['https://elsewhere.example.com/', 'https://elsewhere.example.com/']);
});
