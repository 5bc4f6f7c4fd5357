// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { headHtml, pageHeadSelector, type HeadTag } from './head-html.ts';

const hostile = `"><script>alert(1)</script><!-- & </title> ' &quot; 中文 &#0;`;

/** What a browser makes of HTML. */
function parsed(html: string): Element[] {
  const template = document.createElement('template');
  template.innerHTML = html;
  return [...template.content.children];
}

describe('the elements of a head', () => {
  const tags: readonly HeadTag[] = [
    { tag: 'title', text: hostile },
    { tag: 'meta', name: 'description', content: hostile },
    { tag: 'meta', property: 'og:title', content: hostile },
    { tag: 'link', rel: 'canonical', href: `https://en.example/?x=${hostile}` },
    { tag: 'link', rel: 'alternate', hreflang: 'zh-CN', href: 'https://cn.example/' },
  ];

  it('are written one after the other, with their attributes', () => {
    expect(
      headHtml([
        { tag: 'title', text: 'A & B' },
        { tag: 'meta', name: 'robots', content: 'noindex' },
      ]),
    ).toBe('<title>A &amp; B</title><meta name="robots" content="noindex"/>');
    expect(headHtml(tags.slice(4))).toBe('<link rel="alternate" hreflang="zh-CN" href="https://cn.example/"/>');
    expect(headHtml([])).toBe('');
  });

  it('hold hostile text as text: no element is added, no attribute ends early', () => {
    const elements = parsed(headHtml(tags));
    const attributesOf = ({ attributes }: Element) =>
      Object.fromEntries([...attributes].map(({ name, value }) => [name, value]));
    expect(elements.map((element) => [element.localName, element.textContent, attributesOf(element)])).toEqual([
      ['title', hostile, {}],
      ['meta', '', { name: 'description', content: hostile }],
      ['meta', '', { property: 'og:title', content: hostile }],
      ['link', '', { rel: 'canonical', href: `https://en.example/?x=${hostile}` }],
      ['link', '', { rel: 'alternate', hreflang: 'zh-CN', href: 'https://cn.example/' }],
    ]);
  });

  it('are all found again by the selector, and nothing that all pages share', () => {
    const shared =
      '<meta charset="utf-8"/><meta name="viewport" content="x"/><link rel="icon" href="/i.svg"/><link ' +
      'rel="stylesheet" href="/a.css"/><link rel="preload" href="/f.woff2"/><script></script>';
    const found = parsed(shared + headHtml(tags)).filter((element) => element.matches(pageHeadSelector));
    expect(found.map(({ outerHTML }) => outerHTML)).toEqual(parsed(headHtml(tags)).map(({ outerHTML }) => outerHTML));
  });
});
