import { describe, expect, it } from 'vitest';
import { lacksUrl, playerUrl, transformTag } from './transform.ts';

const options = {
  imagePrefix: 'https://images.example.com',
  playerHosts: ['player.example.com'],
  labels: { video: 'Film' },
};

/** What becomes of the attributes of an element; `null` for what it loses. */
const attributesOf = (tag: string, attributes: Record<string, string>) =>
  transformTag(tag, attributes, options).attribs;

describe('an id', () => {
  it.each([
    ['x', 'content-x'],
    [' x ', 'content-x'],
    ['content-content-x', 'content-x'],
    ['x'.repeat(100), `content-${'x'.repeat(100)}`],
    ['x'.repeat(101), undefined],
    ['a b', undefined],
    ['', undefined],
    ['xcontent-', 'content-xcontent-'],
  ])('%j becomes %j', (id, expected) => {
    expect(attributesOf('p', { id }).id).toBe(expected);
  });
});

describe('a link', () => {
  it.each([
    ['#x', '#content-x'],
    ['#', undefined],
    ['#a b', undefined],
    [' /x ', '/x'],
    ['', undefined],
    ['https://a.test/', 'https://a.test/'],
    ['http://a.test/', 'http://a.test/'],
    ['//a.test/x', 'https://a.test/x'],
    ['mailto:a@b.test', 'mailto:a@b.test'],
    ['tel:+86', 'tel:+86'],
    ['javascript:alert(1)', undefined],
    ['xhttps://a.test', undefined],
    ['httpsx://a.test', undefined],
    ['xmailto:a', undefined],
    ['https://u@a.test/', undefined],
    ['https://:p@a.test/', undefined],
  ])('to %j leads to %j', (href, expected) => {
    expect(attributesOf('a', { href }).href).toBe(expected);
  });

  it('opens a window of its own only where it leaves', () => {
    expect(attributesOf('a', { href: 'https://a.test/', target: '_blank' })).toEqual({
      href: 'https://a.test/',
      target: '_blank',
      rel: 'noopener noreferrer',
    });
    expect(attributesOf('a', { href: 'http://a.test/', target: '_top' })).toEqual({
      href: 'http://a.test/',
      rel: 'noopener noreferrer',
    });
    expect(attributesOf('a', { href: '/x', target: '_blank', rel: 'next' })).toEqual({ href: '/x' });
    expect(attributesOf('a', { href: '/x?from=https:', target: '_blank' })).toEqual({ href: '/x?from=https:' });
    expect(attributesOf('a', { href: 'mailto:x@https.test', target: '_blank' })).toEqual({
      href: 'mailto:x@https.test',
    });
  });

  it('may have the old name of a target for its id', () => {
    expect(attributesOf('a', { name: 'n' }).id).toBe('content-n');
    expect(attributesOf('a', { name: 'n', id: 'i' }).id).toBe('content-i');
    expect(attributesOf('p', { name: 'n' }).id).toBeUndefined();
  });
});

describe('alignment', () => {
  it.each([
    ['p', { align: 'left' }, 'article-align-left'],
    ['p', { align: 'CENTER' }, 'article-align-center'],
    ['p', { align: 'middle' }, 'article-align-center'],
    ['p', { align: 'justify' }, 'article-align-justify'],
    ['p', { align: 'xleft' }, undefined],
    ['p', { align: 'leftx' }, undefined],
    ['p', { align: '' }, undefined],
    ['img', { align: 'left' }, 'article-float-left'],
    ['figure', { align: 'right' }, 'article-float-right'],
    ['img', { align: 'center' }, 'article-align-center'],
    ['img', { style: 'color:red; FLOAT : Right ;' }, 'article-float-right'],
    ['img', { style: 'float:left' }, 'article-float-left'],
    ['img', { style: 'float:none' }, undefined],
    ['img', { style: 'xfloat:left' }, undefined],
    ['img', { style: 'float:leftx' }, undefined],
    ['p', { style: 'float:left' }, undefined],
    ['p', { style: 'text-align:right' }, 'article-align-right'],
    ['p', { style: 'x:y; text-align : right ; z:1' }, 'article-align-right'],
    ['p', { style: 'text-align:  right  ;' }, 'article-align-right'],
    ['p', { style: 'text-align:right !important' }, undefined],
    ['p', { class: 'aligncenter' }, 'article-align-center'],
    ['p', { class: 'x has-text-align-right y' }, 'article-align-right'],
    ['p', { class: 'alignleft' }, 'article-align-left'],
    ['p', { class: 'xalignleft' }, undefined],
    ['p', { class: 'alignleftx' }, undefined],
    ['p', { class: 'x article-align-right' }, 'article-align-right'],
    ['p', { class: 'x\n article-number' }, 'article-number'],
    ['p', { class: 'article-table' }, undefined],
    ['p', {}, undefined],
  ] as [tag: string, attributes: Record<string, string>, expected: string | undefined][])(
    'of %s by %j is %j',
    (tag, attributes, expected) => {
      expect(attributesOf(tag, attributes).class).toBe(expected);
    },
  );
});

describe('an image', () => {
  it.each([
    [{ src: '/a.png' }, 'https://images.example.com/a.png'],
    [{ src: '/p.png', 'data-src': '/a.png' }, 'https://images.example.com/a.png'],
    [{ src: '/p.png', 'data-original': '/a.png' }, 'https://images.example.com/a.png'],
    [{ src: 'javascript:1' }, undefined],
    [{}, undefined],
  ])('of %j is %j', (attributes, src) => {
    expect(attributesOf('img', attributes as Record<string, string>).src).toBe(src);
  });

  it.each([
    ['/a.png 1x, /b.png 2x', '/a.png 1x, /b.png 2x'],
    ['/a.png 1x,/b.png 2x', '/a.png 1x, /b.png 2x'],
    ['/a.png 1x,   /b.png 1.5x', '/a.png 1x, /b.png 1.5x'],
    ['/a.png   640w', '/a.png 640w'],
    [' /a.png 2x ', '/a.png 2x'],
    ['/a.png', '/a.png'],
    ['/a.png, /b.png 2x', '/a.png, /b.png 2x'],
    ['/a.png 1.25x', '/a.png 1.25x'],
    ['/a.png 1.x', null],
    ['/a.png x1x', null],
    ['/a.png 1xx', null],
    ['/a.png 1h', null],
    ['data:image/png;base64,AA 1x', null],
    ['javascript:1 1x', null],
    ['', null],
  ])('has for its sources %j %j', (srcset, expected) => {
    const prefixed = expected?.replaceAll('/', 'https://images.example.com/');
    expect(attributesOf('source', { srcset }).srcset).toBe(prefixed);
  });

  it('takes the URL of another site as it is, with or without a space before it', () => {
    expect(attributesOf('source', { srcset: 'https://a.test/a.png 1x,http://a.test/b,c.png 2x' }).srcset).toBe(
      'https://a.test/a.png 1x, http://a.test/b%2Cc.png 2x',
    );
  });

  it('has no sources without an image', () => {
    expect(attributesOf('img', { src: 'javascript:1', srcset: '/a.png 1x' }).srcset).toBeUndefined();
  });

  it.each([
    ['4', '4'],
    ['1234', '1234'],
    ['12345', undefined],
    ['x4', undefined],
    ['4x', undefined],
    ['', undefined],
  ])('of the width %j has %j', (width, expected) => {
    expect(attributesOf('img', { src: '/a.png', width }).width).toBe(expected);
  });

  it('has an empty text where it has none', () => {
    expect(attributesOf('img', { src: '/a.png' })).toEqual({
      src: 'https://images.example.com/a.png',
      alt: '',
      loading: 'lazy',
      decoding: 'async',
    });
  });
});

it('an image, a source, subtitles and a player are nothing without a URL', () => {
  const tags = ['img', 'source', 'track', 'iframe', 'video', 'p'];
  expect(tags.filter((tag) => lacksUrl({ tag, attribs: {} }))).toEqual(['img', 'source', 'track', 'iframe']);
  expect(tags.filter((tag) => lacksUrl({ tag, attribs: { src: '/a' } }))).toEqual([]);
  expect(tags.filter((tag) => lacksUrl({ tag, attribs: { srcset: '/a 1x' } }))).toEqual([]);
});

describe('a film', () => {
  it.each([
    ['/f.mp4', 'https://images.example.com/f.mp4'],
    ['data:video/mp4;base64,AA', undefined],
    [' DATA:x', undefined],
    ['data:image/png;base64,AA', undefined],
    ['\n\tdata:image/png;base64,AA', undefined],
    ['https://a.test/data:x', 'https://a.test/data:x'],
  ])('at %j is at %j', (src, expected) => {
    for (const tag of ['video', 'audio', 'source', 'track']) expect(attributesOf(tag, { src }).src).toBe(expected);
  });

  it('without a URL has none', () => {
    expect(attributesOf('video', {})).toEqual({ controls: '', preload: 'metadata' });
    expect(attributesOf('source', {})).toEqual({});
  });
});

describe('a player', () => {
  it.each([
    ['https://player.example.com/1', 'https://player.example.com/1'],
    [' //player.example.com/1 ', 'https://player.example.com/1'],
    ['http://player.example.com/1', undefined],
    ['https://player.example.com:444/1', undefined],
    ['https://a@player.example.com/1', undefined],
    ['https://:a@player.example.com/1', undefined],
    ['https://other.example.com/1', undefined],
    ['', undefined],
    [undefined, undefined],
  ])('at %j is at %j', (href, expected) => {
    expect(playerUrl(href, options.playerHosts)).toBe(expected);
  });

  it('has its own name, else the word for films', () => {
    const src = 'https://player.example.com/1';
    expect(attributesOf('iframe', { src, title: ' A film ' }).title).toBe('A film');
    expect(attributesOf('iframe', { src, title: ' ' }).title).toBe('Film');
    expect(transformTag('iframe', { src }, { playerHosts: options.playerHosts }).attribs.title).toBeUndefined();
    expect(transformTag('iframe', { src }, {}).attribs.src).toBeUndefined();
  });
});

describe('a table', () => {
  it.each([
    ['bar', 'bar'],
    ['ranked 3', 'ranked 3'],
    ['line 1 2 3 4 5 12', 'line 1 2 3 4 5 12'],
    ['line 1 2 3 4 5 6 7', undefined],
    ['ab', undefined],
    ['abcdefghijk', undefined],
    ['bar 123', undefined],
    ['bar x', undefined],
    ['xBar', undefined],
    ['1bar', undefined],
    ['', undefined],
  ])('is drawn as %j by %j', (chart, expected) => {
    expect(attributesOf('table', { 'data-chart': chart })['data-chart']).toBe(expected);
  });

  it('has a title of 200 characters for its chart at most', () => {
    const titleOf = (title: string) =>
      attributesOf('table', { 'data-chart': 'bar', 'data-chart-title': title })['data-chart-title'];
    expect([titleOf(' a '), titleOf('x'.repeat(300)), titleOf(' ')]).toEqual(['a', 'x'.repeat(200), undefined]);
    expect(attributesOf('table', { 'data-chart-title': 'a' })).toEqual({});
  });
});

describe('other elements', () => {
  it('are as they are, with their own id and class', () => {
    expect(transformTag('h1', { id: 'x', class: 'y' }, options)).toEqual({
      tagName: 'h2',
      attribs: { id: 'content-x' },
    });
    expect(transformTag('center', { id: 'x' }, options)).toEqual({
      tagName: 'div',
      attribs: { class: 'article-align-center' },
    });
    expect(transformTag('div', { class: 'article-table', id: 'x' }, options).attribs).toEqual({
      class: 'article-table',
    });
    expect(transformTag('div', { class: 'x', id: 'x' }, options).attribs).toEqual({ id: 'content-x' });
    expect(transformTag('blockquote', { cite: '/x' }, options)).toEqual({
      tagName: 'blockquote',
      attribs: { cite: '/x' },
    });
    expect(transformTag('q', { cite: 'javascript:1' }, options)).toEqual({ tagName: 'q', attribs: {} });
    expect(transformTag('p', { title: 't' }, {})).toEqual({ tagName: 'p', attribs: { title: 't' } });
  });
});
