import { expect, it } from 'vitest';
import { withHead } from './document-head.server.ts';
import { firstScreenId } from './first-screen.ts';

const page = (body: string) =>
  `<html><head><meta charset="utf-8"/><link rel="icon"/><script>1</script><title>x</title></head><body>${body}</body></html>`;
const boot = '<script defer src="/boot.js"></script>';

it('a document waits for its first screen to be painted, and one that has none for all of its content', () => {
  expect(withHead(page(`<main id="main"><div id="${firstScreenId}"></div></main>`), new Set(), boot)).toContain(
    '<link rel="expect" href="#first-screen" blocking="render"/><link rel="icon"/>',
  );
  expect(withHead(page('<main id="main"></main>'), new Set(), boot)).toContain(
    '<link rel="expect" href="#main" blocking="render"/><link rel="icon"/>',
  );
});

it('asks for the first pictures before all else, and loads the script that wakes the page up', () => {
  const html = withHead(page(''), new Set(['<link rel="preload" as="image" href="/a.jpg"/>']), boot);
  expect(html).toContain('<meta charset="utf-8"/><link rel="preload" as="image" href="/a.jpg"/><link rel="expect"');
  expect(html).toContain(`<title>x</title>${boot}</head>`);
});

it('tells the inline script which large picture a first visitor will see, in all its widths, and changes no script', () => {
  const banner = (attributes: string) =>
    page(
      `<div class="a" data-part="large"><a class="b" href="/c"><img ${attributes}/></a></div><img src="/other.jpg"/>`,
    );
  expect(withHead(banner('srcSet="/a-640.webp 640w" sizes="100vw" src="/a.jpg" alt=""'), new Set(), boot)).toContain(
    '<script data-sizes="100vw" data-srcset="/a-640.webp 640w" data-src="/a.jpg">1</script>',
  );
  expect(withHead(banner('alt="" src="/a.svg"'), new Set(), boot)).toContain('<script data-src="/a.svg">1</script>');
  expect(withHead(page('<img src="/other.jpg"/>'), new Set(), boot)).toContain('<script>1</script>');
});
