import { expect, it } from 'vitest';
import { mediaBase, oldUrlKey, oldUrlKeys } from './old-url.ts';

it.each([
  ['https://blog.example.com/2024/05/a-post/', '/2024/05/a-post'],
  ['/?p=12', '/?p=12'],
  ['https://x.example/blog/?utm_source=mail&p=12', '/blog?p=12'],
  ['/show.php?b=2&a=1#top', '/show.php?a=1&b=2'],
  ['/%e7%83%ad%e6%b5%81', '/热流'],
  ['https://x.example//evil.example/a', '//evil.example/a'],
  ['https://x.example/', null],
  ['https://x.example', null],
  ['javascript:alert(1)', null],
  ['/%ff', null],
  ['/%00', null],
  [`/${'a'.repeat(1000)}`, null],
])('%s is stored as %s', (url, key) => expect(oldUrlKey(url)).toBe(key));

it.each([
  ['/2024/05/a-post.html?from=x', ['/2024/05/a-post.html'], 'a-post'],
  ['/热流/?x=1', ['/热流?x=1', '/热流'], '热流'],
  ['/archives/123', ['/archives/123'], null],
  ['/?p=12', ['/?p=12'], null],
  ['/', [], null],
])('%s is looked up as %j, and by the name %s', (url, keys, name) => expect(oldUrlKeys(url)).toEqual({ keys, name }));

it.each([
  ['/wp-content/uploads/2020/01/photo-300x200.jpg', '/wp-content/uploads/2020/01/photo.jpg'],
  ['/wp-content/uploads/2020/01/photo-scaled.jpg?w=300', '/wp-content/uploads/2020/01/photo.jpg'],
  ['/wp-content/uploads/size-3x4/photo.jpg', '/wp-content/uploads/size-3x4/photo.jpg'],
  ['/wp-content/uploads/2020/01/sales_o.jpg', '/wp-content/uploads/2020/01/sales_o.jpg'],
  ['/content/images/size/w600/format/webp/2020/01/photo.jpg', '/content/images/2020/01/photo.jpg'],
  ['/blog/content/images/size/w100h50/2020/01/photo.jpg', '/blog/content/images/2020/01/photo.jpg'],
  ['/content/images/2020/01/photo_o.jpg', '/content/images/2020/01/photo.jpg'],
])('%s is a size of %s', (key, base) => expect(mediaBase(key)).toBe(base));
