// @vitest-environment jsdom
import '../../../test-support/in-development.ts';
import { messages } from '@millwright/i18n/catalogs/en';
import { createI18n } from '@millwright/i18n/create-i18n';
import { editions } from '@millwright/i18n/editions';
import { expect, it } from 'vitest';
import { replacePage } from '../../runtime/replace-page.ts';
import { pageHead } from './page-head.server.tsx';

const hostile = `"><script>alert(1)</script><!-- & </title> ' &quot; 中文 &#0;`;
const site = { editionKey: 'en', origins: { en: 'https://en.example', cn: 'https://cn.example' } };
const scope = { site, edition: editions.en, i18n: createI18n('en', messages) } as never;
const { html } = pageHead(scope, { title: hostile, path: `/?x=${hostile}`, indexed: false, publishedAt: '2026-01-02' });

const facts = (elements: Iterable<Element>) =>
  [...elements].map(({ localName, textContent, attributes }) => [
    localName,
    textContent,
    Object.fromEntries([...attributes].map(({ name, value }) => [name, value])),
  ]);

it('holds hostile text as text: no element is added, no attribute ends early', () => {
  document.head.innerHTML = html;
  const elements = facts(document.head.children);
  expect(elements).toEqual(
    expect.arrayContaining([
      ['title', expect.stringContaining(hostile), {}],
      ['meta', '', { name: 'robots', content: 'noindex' }],
      ['meta', '', { property: 'og:url', content: `https://en.example/?x=${hostile}` }],
      ['meta', '', { property: 'article:published_time', content: '2026-01-02' }],
      ['link', '', { rel: 'canonical', href: `https://en.example/?x=${hostile}` }],
      ['link', '', { rel: 'alternate', hreflang: 'zh-CN', href: `https://cn.example/?x=${hostile}` }],
    ]),
  );
  expect(elements.map(([name]) => name)).not.toContain('script');
});

it('gives way to that of the next page, and takes nothing with it that all pages share', () => {
  const shared =
    '<meta charset="utf-8"><meta name="viewport" content="x"><link rel="icon" href="/i.svg"><link rel="stylesheet" ' +
    'href="/a.css"><link rel="preload" href="/f.woff2"><script></script>';
  document.head.innerHTML = shared + html;
  replacePage('<title>Next</title>', '');
  expect(document.head.innerHTML).toBe(`${shared}<title>Next</title>`);
});
