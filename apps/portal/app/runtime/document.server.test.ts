// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { documentOf, type BuiltFiles, type DocumentParts } from './document.server.ts';

const first = { href: '/assets/first.css', integrity: 'sha256-first' };
const other = { href: '/assets/other.css', integrity: 'sha256-other' };
const enquiry = { href: '/assets/enquiry.css', integrity: 'sha256-enquiry' };
const files: BuiltFiles = {
  entry: '/assets/entry.js',
  preload: {
    en: ['/assets/react.js', '/assets/client.js', '/assets/en.js'],
    cn: ['/assets/react.js', '/assets/client.js', '/assets/cn.js'],
  },
  styles: { first: [first], usual: [first, other], enquiry: [first, enquiry] },
  dialogStyles: [{ href: '/assets/dialogs.css', integrity: 'sha256-dialogs' }],
};
const parts: DocumentParts = {
  edition: 'en',
  lang: 'en',
  files,
  styles: 'first',
  inlineScriptAttributes: '',
  inlineScript: 'start()',
  imagePreloads: ['<link rel="preload" as="image" href="/a.jpg"/>', '<link rel="preload" as="image" href="/b.jpg"/>'],
  fonts: ['/assets/inter.woff2'],
  head: '<title>News</title>',
  paintedId: 'main',
  app: ['<main id="main">', 'News', '</main>'],
  hydrationData: { build: '/assets/entry.js' },
};

const htmlOf = (changes: Partial<DocumentParts> = {}): string => documentOf({ ...parts, ...changes }).join('');
const parsed = (changes: Partial<DocumentParts> = {}): Document =>
  new DOMParser().parseFromString(htmlOf(changes), 'text/html');
const inlineScriptOf = (page: Document) => page.head.querySelector('script')!;
const stylesOf = (page: Document) =>
  [...page.head.querySelectorAll('link[rel=stylesheet]')].map((link) => [
    link.getAttribute('href'),
    link.getAttribute('integrity'),
  ]);

describe('a document', () => {
  it('is in no quirks mode, names its language, and holds the page and what hydrates it', () => {
    const page = parsed({ lang: 'zh-CN' });
    expect(page.compatMode).toBe('CSS1Compat');
    expect(page.documentElement.lang).toBe('zh-CN');
    expect(page.head.firstElementChild!.getAttribute('charset')).toBe('utf-8');
    expect(page.title).toBe('News');
    expect(page.getElementById('app')!.innerHTML).toBe(parts.app.join(''));
    expect(JSON.parse(page.getElementById('hydration-data')!.textContent)).toEqual(parts.hydrationData);
  });

  it('requests fonts and first images before it names a stylesheet', () => {
    const order = [...parsed().head.querySelectorAll('link')].map((link) => [
      link.rel,
      link.getAttribute('as') ?? '',
      link.getAttribute('href'),
    ]);
    expect(order).toEqual([
      ['preload', 'font', '/assets/inter.woff2'],
      ['preload', 'image', '/a.jpg'],
      ['preload', 'image', '/b.jpg'],
      ['expect', '', '#main'],
      ['icon', '', '/favicon.svg'],
      ['stylesheet', '', '/assets/first.css'],
    ]);
    expect(parsed().head.querySelector<HTMLLinkElement>('[as=font]')!.crossOrigin).toBe('anonymous');
  });

  it('waits for what is to be painted first', () => {
    const expected = parsed({ paintedId: 'first-screen' }).head.querySelector('link[rel=expect]')!;
    expect([expected.getAttribute('href'), expected.getAttribute('blocking')]).toEqual(['#first-screen', 'render']);
  });
});

describe('stylesheets', () => {
  it.each([
    ['first', [first]],
    ['usual', [first, other]],
    ['enquiry', [first, enquiry]],
  ] as const)('are those that a page needs, each with its digest (%s)', (styles, named) => {
    expect(stylesOf(parsed({ styles }))).toEqual(named.map(({ href, integrity }) => [href, integrity]));
  });

  it('have no digest, or are not there, while developing', () => {
    const developed = { ...files, styles: { first: [], usual: [{ href: '/first.css' }], enquiry: [] } };
    expect(stylesOf(parsed({ files: developed, styles: 'usual' }))).toEqual([['/first.css', null]]);
    expect(stylesOf(parsed({ files: developed }))).toEqual([]);
  });
});

describe('the inline script', () => {
  it('is the same text on every page, and informed of the entry and of what its edition imports', () => {
    const english = inlineScriptOf(parsed());
    const chinese = inlineScriptOf(parsed({ edition: 'cn', styles: 'usual' }));
    expect([english.textContent, chinese.textContent]).toEqual(['start()', 'start()']);
    expect(english.dataset.entry).toBe('/assets/entry.js');
    expect(english.dataset.preload).toBe('/assets/react.js /assets/client.js /assets/en.js');
    expect(chinese.dataset.preload).toBe('/assets/react.js /assets/client.js /assets/cn.js');
  });

  it('has nothing to preload where there is nothing', () => {
    const alone = { ...files, preload: {} };
    expect(inlineScriptOf(parsed({ files: alone })).dataset.preload ?? '').toBe('');
  });

  it('receives what the application has for it', () => {
    const page = parsed({ inlineScriptAttributes: ' data-src="/a.jpg"' });
    expect(inlineScriptOf(page).dataset.src).toBe('/a.jpg');
  });
});

describe('hydration data', () => {
  it.each(['</script><script>alert(1)</script>', '<!--<script>', '</SCRIPT >', ']]>', '\u2028\u2029', '"\\\u0000'])(
    'that holds %j ends no element, and is read as it was',
    (text) => {
      const page = parsed({ hydrationData: { [text]: text } });
      expect(page.scripts).toHaveLength(2);
      expect(page.body.children).toHaveLength(2);
      expect(JSON.parse(page.getElementById('hydration-data')!.textContent)).toEqual({ [text]: text });
      expect(page.getElementById('hydration-data')!.textContent).not.toContain('<');
    },
  );
});
