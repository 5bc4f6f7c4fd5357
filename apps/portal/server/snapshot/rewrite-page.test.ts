import { describe, expect, it } from 'vitest';
import { rewritePage, rewriteStyles, type PageLinks } from './rewrite-page.ts';
import { fileOfAsset, fileOfPage, linkTo } from './snapshot-paths.ts';

const links: PageLinks = {
  page: (url) => `page:${url}`,
  asset: (url) => (url.startsWith('/') ? `asset:${url}` : null),
  form: (url) => ({ action: `form:${url}`, method: 'get' }),
};
const rewrite = (html: string): string => rewritePage(html, links).html;

describe('a page of a snapshot', () => {
  it.each([
    ['<a href="/a?b=1&amp;c" class="x">A</a>', '<a href="page:/a?b=1&amp;c" class="x">A</a>'],
    ['<img src="/img/a.jpg" srcset="/b 2x" sizes="1px" alt="">', '<img src="asset:/img/a.jpg" alt="">'],
    ['<img srcSet="/b 2x" src="/img/a.jpg"/>', '<img src="asset:/img/a.jpg">'],
    ['<img src="https://a.example/a.jpg">', '<img src="https://a.example/a.jpg">'],
    ['<img src="data:image/png;base64,AA">', '<img src="data:image/png;base64,AA">'],
    ['<picture><source srcset="/b"><img src="/a"></picture>', '<picture><img src="asset:/a"></picture>'],
    ['<video poster="/p"><source src="/v"></video>', '<video poster="asset:/p"><source src="asset:/v"></video>'],
    ['<svg viewBox="0 0 1 1"><use href="#a"/></svg>', '<svg viewBox="0 0 1 1"><use href="#a"/></svg>'],
    ['<p style="background: url(/img/a.png)">', '<p style="background: url(&quot;asset:/img/a.png&quot;)">'],
    ['<link rel="stylesheet" href="/a.css" integrity="sha256-x">', '<link rel="stylesheet" href="asset:/a.css">'],
    ['<link rel="preload" href="/a.js"><link rel="modulepreload" href="/b.js">', ''],
    [
      '<link rel="canonical" href="https://www.example.com/">',
      '<link rel="canonical" href="https://www.example.com/">',
    ],
    ['<script>if (a < b) "</p>"</script>x<script src="/a.js"></script>', 'x'],
    [
      '<script type="application/ld+json">{"a":"/b"}</script>',
      '<script type="application/ld+json">{"a":"/b"}</script>',
    ],
    ['<noscript><p>Shown</p></noscript>', '<p>Shown</p>'],
    ['<form action="/search" method="post">', '<form action="form:/search" method="get">'],
    ['<p>1 &lt; 2 &copy; &quot;</p>', '<p>1 &lt; 2 &copy; &quot;</p>'],
  ])('%s becomes %s', (before, after) => expect(rewrite(before)).toBe(after));

  it('states its title, its counterparts, and which hosts it needs', () => {
    const { facts } = rewritePage(
      '<title>A &amp; B</title><link rel="alternate" hreflang="zh-CN" href="http://cn.example/">' +
        '<iframe src="https://player.example/1"></iframe><svg><title>Icon</title></svg>',
      links,
    );
    expect(facts.title).toBe('A & B');
    expect([...facts.alternates]).toEqual([['zh-CN', 'http://cn.example/']]);
    expect(facts.frames).toEqual(['player.example']);
  });

  it('its styles name files of the snapshot', () => {
    expect(rewriteStyles("a{src:url('/f.woff2')}b{c:url(data:x)}d{e:url(#f)}", links.asset)).toBe(
      'a{src:url("asset:/f.woff2")}b{c:url(data:x)}d{e:url(#f)}',
    );
  });
});

describe('the files of a snapshot', () => {
  const page = (path: string) => fileOfPage('en', new URL(path, 'http://a.example'));
  const asset = (path: string) => fileOfAsset(new URL(path, 'http://a.example'));

  it.each([
    [page('/'), 'en/index.html'],
    [page('/article/%E7%83%AD%E6%B5%81%E9%81%93'), 'en/article/热流道/index.html'],
    [page('/articles?page=2'), 'en/articles/@page=2/index.html'],
    [asset('/img/media/a.jpg'), 'img/media/a.jpg'],
    [asset('/image/640/img/a.jpg?q=50'), 'image/640/img/a@q=50.jpg'],
    [linkTo('en/articles/@page=2/index.html', 'img/a b.jpg'), '../../../img/a%20b.jpg'],
    [linkTo('en/index.html', 'en/articles/@page=2/index.html'), 'articles/%40page%3D2/index.html'],
  ])('%s', (is, wanted) => expect(is).toBe(wanted));

  it('a name never leads out of the folder, and two long ones stay two', () => {
    for (const path of ['/a%2f..%2f..%2fb', '/%2e%2e%2f', '/..%5c..%5cb', '/%00', '/a%3Fb'])
      expect(page(path)).toMatch(/^en\/[^/\\\0]+\/index\.html$/);
    const [one, other] = ['a', 'b'].map((end) => page(`/${'词'.repeat(200)}${end}`));
    expect(one).not.toBe(other);
    expect(Buffer.byteLength(one!.split('/')[1]!)).toBeLessThan(255);
  });
});
