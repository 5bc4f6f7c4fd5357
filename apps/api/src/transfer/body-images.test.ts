import { describe, expect, it } from 'vitest';
import { foreignUrl, urlsOfBody, writeStoredPaths } from './body-images.ts';

const stored = (url: string): string | null => (url.startsWith('https://a.example/') ? '/img/media/x.png' : null);
const write = (html: string): string => writeStoredPaths(html, stored);

describe('images of a body', () => {
  it.each([
    ['https://a.example/1.png', 'https://a.example/1.png'],
    [' //a.example/1.png ', 'https://a.example/1.png'],
    ['http://a.example/1.png?a=1&b=2#part', 'http://a.example/1.png?a=1&b=2'],
    ['/1.png', null],
    ['1.png', null],
    ['data:image/png;base64,AAAA', null],
    ['https://', null],
    [null, null],
  ])('%j is the URL %j on another site', (value, url) => expect(foreignUrl(value)).toBe(url));

  it('are those that a reader sees', () => {
    expect(
      urlsOfBody(
        '<!-- wp:image --><figure><a href="https://b.example/page"><img alt="a > b" src="https://a.example/1.png?x=1&amp;y=2"></a>' +
          '</figure><img src="data:image/gif;base64,R0" data-src="//a.example/2.png"><img src=/own.png>' +
          '<video poster="https://a.example/3.png"></video><!-- <img src="https://a.example/no.png"> -->' +
          '<textarea><img src="https://a.example/no.png"></textarea>',
      ),
    ).toEqual(['https://a.example/1.png?x=1&y=2', 'https://a.example/2.png', 'https://a.example/3.png']);
  });

  it.each([
    [
      'a text around <img src="https://a.example/1.png" alt="&quot;a&quot; &amp; b" width=3/> stays',
      'a text around <img alt="&quot;a&quot; &amp; b" width="3/" src="/img/media/x.png"> stays',
    ],
    [
      '<img src="data:image/gif;base64,R0" data-src="https://a.example/1.png" srcset="https://a.example/2.png 2x" sizes="1px">',
      '<img src="/img/media/x.png">',
    ],
    [
      '<picture><source srcset="https://a.example/1.webp" type="image/webp"><img src="https://a.example/1.png"></picture>',
      '<picture><source type="image/webp"><img src="/img/media/x.png"></picture>',
    ],
    [
      '<a href="https://a.example/1.png" title="t"><img src="https://a.example/1.png"></a>',
      '<a href="/img/media/x.png" title="t"><img src="/img/media/x.png"></a>',
    ],
    [
      '<video src="https://a.example/v.mp4" poster="https://a.example/1.png"><source src="v.webm"></video>',
      '<video src="/img/media/x.png" poster="/img/media/x.png"><source src="v.webm"></video>',
    ],
    ['<IMG SRC=https://b.example/1.png srcset="https://b.example/2.png 2x"><p>a', null],
    ['<p title="<img src=\'https://a.example/1.png\'>">a</p> 1 < 2', null],
  ])('%j becomes %j', (html, expected) => expect(write(html)).toBe(expected ?? html));
});
