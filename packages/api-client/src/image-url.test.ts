import { describe, expect, it } from 'vitest';
import { createApiClient, listBanners } from './index.ts';
import { imageUrl } from './image-url.ts';

const prefix = 'https://images.example.com/files';

describe('URLs of images', () => {
  it.each([
    ['/img/a.png', 'https://images.example.com/files/img/a.png'],
    ['img/a.png', 'https://images.example.com/files/img/a.png'],
    ['./a.png', 'https://images.example.com/files/a.png'],
    ['a b.png', 'https://images.example.com/files/a%20b.png'],
    ['图.png', 'https://images.example.com/files/%E5%9B%BE.png'],
    ['a.png?w=1#x', 'https://images.example.com/files/a.png?w=1#x'],
  ])('[OS-05][API-07] %s gets the prefix', (url, expected) => {
    expect(imageUrl(url, prefix)).toBe(expected);
    expect(imageUrl(url, `${prefix}/`)).toBe(expected);
  });

  it.each(['https://other.example.com/a.png', 'http://other.example.com/a.png?b=1'])('[OS-06] %s stays', (url) => {
    expect(imageUrl(url, prefix)).toBe(url);
    expect(imageUrl(url, '')).toBe(url);
  });

  it('[OS-07] raster data URLs stay', () => {
    for (const type of ['png', 'jpeg', 'gif', 'webp'])
      expect(imageUrl(`data:image/${type};base64,AAAA`, prefix)).toBe(`data:image/${type};base64,AAAA`);
  });

  it.each([
    '',
    ' ',
    'javascript:alert(1)',
    'java\nscript:alert(1)',
    'data:image/svg+xml,<svg onload=alert(1)>',
    'data:text/html,x',
    'blob:https://a/b',
    'file:///etc/passwd',
    'ftp://a/b.png',
    'https://user@evil.test/a.png',
    'https://images.example.com@evil.test/a.png',
    '../../secret.png',
    'a/../../../b.png',
    '%2e%2e/%2e%2e/b.png',
  ])('%j is refused', (url) => {
    expect(imageUrl(url, prefix)).toBeNull();
  });

  it.each([
    '@evil.test/a.png',
    '.evil.test/a.png',
    ':80/a.png',
    '\\\\evil.test/a.png',
    '/\\evil.test/a.png',
    '//evil.test/a.png',
    '///evil.test/a.png',
    '/\t/evil.test/a.png',
    'evil.test',
  ])('%j cannot change the host of the prefix', (url) => {
    for (const base of ['https://images.example.com', prefix]) {
      const joined = imageUrl(url, base);
      // Either a URL on the prefix's host, or openly one of another host; never one glued to the other.
      if (joined !== null) expect(['images.example.com', 'evil.test']).toContain(new URL(joined).hostname);
      if (joined !== null && !/^(\/[\t]?\/|\\\\|\/\\|\/\/)/.test(url))
        expect(new URL(joined).hostname).toBe('images.example.com');
    }
  });

  it.each([
    ['/img/a.png', '/img/a.png'],
    ['img/a.png', '/img/a.png'],
    ['/../a.png', '/a.png'],
    ['/\\evil.test/a', 'https://evil.test/a'],
  ])('without a prefix %j is %j', (url, expected) => {
    expect(imageUrl(url, '')).toBe(expected);
  });

  it.each([
    '/.//evil.test/a.png',
    './/evil.test/a.png',
    '/a/..//evil.test/a.png',
    '/%2fevil.test/a.png',
    '/%09/evil.test',
  ])('without a prefix %j, which would become another host, is refused', (url) => {
    expect(imageUrl(url, '')).toBeNull();
  });

  it('are resolved in everything the client reads', async () => {
    const wire = { image: '/a.png', image2: 'javascript:alert(1)', title: 't', code: 'top', token: 'x', sign: 'y' };
    const fetch = async () => new Response(JSON.stringify({ code: 1, data: { banners: [wire] } }));
    const client = createApiClient({
      fetch,
      baseUrl: 'https://api.example.com',
      edition: 'cn',
      imagePrefix: 'https://images.example.com',
    });
    expect(await listBanners(client, 'top')).toMatchObject({
      ok: true,
      value: [{ image: 'https://images.example.com/a.png', largeImage: '' }],
    });
  });
});
