import { describe, expect, it } from 'vitest';
import { parse } from '../../../test-support/inspect-html.ts';
import { prepareArticleHtml } from './prepare.ts';
import { ownBox, ownClass } from './rules.ts';

const prepare = (html: string): string =>
  prepareArticleHtml(html, { playerHosts: ['player.example.com'], imagePrefix: 'https://images.example.com' });

/** The first element of a name in a prepared body. */
const elementIn = (html: string, name: string): Element | null => parse(prepare(html)).querySelector(name);

describe('what a body may hold', () => {
  it.each(
    (
      'h2 h3 h4 h5 h6 p div section aside blockquote pre address ul ol li dl dt dd details summary a abbr b bdi bdo cite ' +
      'code del dfn em i ins kbd mark q rp rt ruby s samp small span strong sub sup time u var figure figcaption video audio'
    ).split(' '),
  )('keeps %s', (name) => {
    expect(elementIn(`<${name}>kept</${name}>`, name)?.textContent).toBe('kept');
  });

  it.each(['hr', 'br', 'wbr'])('keeps %s', (name) => {
    expect(elementIn(`<p>one</p><${name}>`, name)).not.toBeNull();
  });

  it.each(['table', 'caption', 'colgroup', 'col', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td'])('keeps %s', (name) => {
    const table =
      '<table><caption>c</caption><colgroup><col></colgroup><thead><tr><th>a</th></tr></thead>' +
      '<tbody><tr><td>b</td></tr></tbody><tfoot><tr><td>d</td></tr></tfoot></table>';
    expect(elementIn(table, name)).not.toBeNull();
  });

  it.each(['picture', 'source', 'img', 'video', 'track', 'iframe'])('keeps %s', (name) => {
    const media =
      '<picture><source srcset="/b.webp"><img src="/a.png"></picture><video src="/f.mp4"><track src="/f.vtt"></video>' +
      '<iframe src="https://player.example.com/1"></iframe>';
    expect(elementIn(media, name)).not.toBeNull();
  });

  it.each(['font', 'center', 'marquee', 'form', 'button', 'input', 'svg', 'math', 'link', 'meta', 'base'])(
    'leaves out %s',
    (name) => {
      expect(elementIn(`<${name}>kept</${name}>`, name)).toBeNull();
    },
  );

  it.each(
    'script style textarea option noscript iframe object embed template noembed noframes title'
      .split(' ')
      .filter((name) => name !== 'embed'),
  )('takes the content of %s along', (name) => {
    const html = prepare(`<p>one</p><${name}>gone</${name}><p>two</p>`);
    expect(html.replaceAll(/<[^>]*>/g, '')).toMatch(/^one\s*two$/);
  });
});

describe('what its elements may say', () => {
  it.each([
    ['<p id="n" lang="de" dir="rtl" title="t">x</p>', 'p', { id: 'content-n', lang: 'de', dir: 'rtl', title: 't' }],
    ['<a href="/x" hreflang="de">x</a>', 'a', { href: '/x', hreflang: 'de' }],
    ['<blockquote cite="/x">x</blockquote>', 'blockquote', { cite: '/x' }],
    ['<q cite="/x">x</q>', 'q', { cite: '/x' }],
    ['<time datetime="2026-01-02">x</time>', 'time', { datetime: '2026-01-02' }],
    ['<ol start="3" reversed type="a"><li value="7">x</ol>', 'ol', { start: '3', reversed: '', type: 'a' }],
    ['<ol><li value="7">x</ol>', 'li', { value: '7' }],
    ['<details open><summary>x</summary></details>', 'details', { open: '' }],
    ['<table data-chart="bar" data-chart-title="t"><tr><td>x</table>', 'table', { 'data-chart-title': 't' }],
    ['<table><colgroup span="2"></colgroup><tr><td>x</table>', 'colgroup', { span: '2' }],
    ['<table><colgroup><col span="2"></colgroup><tr><td>x</table>', 'col', { span: '2' }],
    ['<table><tr><td colspan="2" rowspan="3">x</table>', 'td', { colspan: '2', rowspan: '3' }],
    [
      '<table><tr><th colspan="2" rowspan="3" scope="row" abbr="a">x</table>',
      'th',
      { colspan: '2', rowspan: '3', scope: 'row', abbr: 'a' },
    ],
    [
      '<img src="/a.png" srcset="/b.png 2x" sizes="100vw" alt="t" width="4" height="3">',
      'img',
      {
        src: 'https://images.example.com/a.png',
        srcset: 'https://images.example.com/b.png 2x',
        sizes: '100vw',
        alt: 't',
        width: '4',
        height: '3',
        loading: 'lazy',
        decoding: 'async',
      },
    ],
    [
      '<picture><source srcset="/b.png" sizes="50vw" media="print" type="image/png" width="4" height="3"><img src="/a"></picture>',
      'source',
      {
        srcset: 'https://images.example.com/b.png',
        sizes: '50vw',
        media: 'print',
        type: 'image/png',
        width: '4',
        height: '3',
      },
    ],
    ['<video><source src="/f.mp4"></video>', 'source', { src: 'https://images.example.com/f.mp4' }],
    [
      '<video src="/f.mp4" poster="/p.png" width="4" height="3" loop muted playsinline></video>',
      'video',
      {
        src: 'https://images.example.com/f.mp4',
        poster: 'https://images.example.com/p.png',
        width: '4',
        height: '3',
        controls: '',
        preload: 'metadata',
        loop: '',
        muted: '',
        playsinline: '',
      },
    ],
    [
      '<audio src="/f.mp3" loop></audio>',
      'audio',
      { src: 'https://images.example.com/f.mp3', controls: '', preload: 'metadata', loop: '' },
    ],
    [
      '<video><track src="/f.vtt" kind="captions" srclang="de" label="t" default></video>',
      'track',
      { src: 'https://images.example.com/f.vtt', kind: 'captions', srclang: 'de', label: 't', default: '' },
    ],
    [
      '<iframe src="https://player.example.com/1" title="t"></iframe>',
      'iframe',
      {
        src: 'https://player.example.com/1',
        width: '800',
        height: '533',
        loading: 'lazy',
        sandbox: 'allow-scripts allow-same-origin allow-presentation allow-popups',
        allow: 'fullscreen; picture-in-picture; encrypted-media',
        allowfullscreen: '',
        referrerpolicy: 'strict-origin-when-cross-origin',
      },
    ],
  ] as [html: string, name: string, attributes: Record<string, string>][])('%s', (html, name, attributes) => {
    const element = elementIn(html, name);
    const kept = Object.fromEntries(Object.keys(attributes).map((key) => [key, element?.getAttribute(key)]));
    expect(kept).toEqual(attributes);
  });

  it.each(['style', 'onclick', 'data-x', 'tabindex', 'contenteditable', 'is', 'slot', 'ping'])('never %s', (name) => {
    expect(elementIn(`<a href="/x" ${name}="1">x</a>`, 'a')?.hasAttribute(name)).toBe(false);
  });
});

describe('the classes of a body', () => {
  it('are those that are given here, and no part of a longer one', () => {
    const own = [
      'article-align-left',
      'article-align-center',
      'article-align-right',
      'article-align-justify',
      'article-float-left',
      'article-float-right',
      'article-number',
    ];
    expect(own.filter((name) => !ownClass.test(name))).toEqual([]);
    expect(own.flatMap((name) => [`x${name}`, `${name}x`]).filter((name) => ownClass.test(name))).toEqual([]);
    expect(['article-table', 'article-player'].every((name) => ownBox.test(name))).toBe(true);
    expect(
      ['xarticle-table', 'article-tablex', 'xarticle-player', 'article-playerx'].filter((name) => ownBox.test(name)),
    ).toEqual([]);
  });
});
