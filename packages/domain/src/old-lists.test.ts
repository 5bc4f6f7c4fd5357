import { expect, it } from 'vitest';
import { parseOldList } from './old-lists.ts';

it.each([
  ['/category/sand/', '/category/sand', null],
  ['/category/metals/sand', '/category/sand', null],
  ['/category/sand/page/2/', '/category/sand', null],
  ['/category/sand/feed/', '/category/sand', 'rss'],
  ['/category/metals/sand/feed/atom/', '/category/sand', 'atom'],
  ['/tag/%E7%A0%82/', '/tag/%E7%A0%82', null],
  ['/tag/sand/rss/', '/tag/sand', 'rss'],
  // A topic may be called so itself.
  ['/tag/page/', '/tag/page', null],
  ['/tag/rss/feed', '/tag/rss', 'rss'],
  ['/feed/', null, 'rss'],
  ['/feed/rss2/', null, 'rss'],
  ['/feed/atom', null, 'atom'],
  ['/?feed=rss2', null, 'rss'],
  ['/?feed=atom&x=1', null, 'atom'],
])('%s is the list %j in the format %j', (url, path, feed) => {
  const [pathname = '', query = ''] = url.split('?');
  expect(parseOldList(pathname, new URLSearchParams(query))).toEqual({ path, feed });
});

it.each([
  '/',
  '/?feed=',
  '/?feed=constructor',
  '/?feed=comments-rss2',
  '/rss',
  '/atom',
  '/category/',
  '/category/feed/',
  '/tag',
  '/categories/sand',
  '/2024/05/a-post/feed/',
  '/comments/feed/',
  '/articles?feed=rss2',
  '/feed/5',
])('%s is none', (url) => {
  const [pathname = '', query = ''] = url.split('?');
  expect(parseOldList(pathname, new URLSearchParams(query))).toBeNull();
});
