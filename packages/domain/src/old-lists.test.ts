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
  ['/category/sand/page/12', '/category/sand', null],
  ['/tag/page/2nd', '/tag/2nd', null],
  ['/tag/page/no2', '/tag/no2', null],
  ['/tag/sand/3', '/tag/3', null],
  ['/tag/page/2/feed', '/tag/2', 'rss'],
  // A topic may be called so itself.
  ['/tag/page/', '/tag/page', null],
  ['/tag/rss/feed', '/tag/rss', 'rss'],
  ['/feed/', null, 'rss'],
  ['/feed/rss2/', null, 'rss'],
  ['/feed/atom', null, 'atom'],
  ['/?feed=rss2', null, 'rss'],
  ['/?feed=atom&x=1', null, 'atom'],
  ['/?feed=rdf', null, 'rss'],
  ['/?cat=3', '/?cat=3', null],
  ['/?cat=31', '/?cat=31', null],
  ['/?cat=3&paged=2', '/?cat=3', null],
  ['/?feed=rss2&cat=3', '/?cat=3', 'rss'],
  ['/feed/?cat=3', '/?cat=3', 'rss'],
  ['/?tag_id=7', '/?tag_id=7', null],
  ['/?tag=sand', '/tag/sand', null],
  ['/?tag=%E7%A0%82', '/tag/%E7%A0%82', null],
  ['/?category_name=metals/sand/', '/category/sand', null],
])('%s is the list %j in the format %j', (url, path, feed) => {
  const [pathname = '', query = ''] = url.split('?');
  expect(parseOldList(pathname, new URLSearchParams(query))).toEqual({ path, feed });
});

it.each([
  '/',
  '/?feed=',
  '/?feed=constructor',
  '/?cat=',
  '/?cat=-3',
  '/?cat=3,4',
  '/?tag=sand,steel',
  '/?tag=sand+steel',
  '/?tag=a/b',
  '/?category_name=/',
  '/?author=2',
  '/?page_id=3',
  '/articles?cat=3',
  '/?feed=comments-rss2',
  '/rss',
  '/atom',
  '/category/',
  '/category/feed/',
  '/tag',
  '/categories/sand',
  '/tags/sand',
  '/hashtag/sand',
  '/tag/page/2',
  '/2024/05/a-post/feed/',
  '/comments/feed/',
  '/articles?feed=rss2',
  '/feed/5',
])('%s is none', (url) => {
  const [pathname = '', query = ''] = url.split('?');
  expect(parseOldList(pathname, new URLSearchParams(query))).toBeNull();
});
