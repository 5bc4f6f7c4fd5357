import type { ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createStaticRenderer } from './render-static.server.tsx';

const rendered = vi.fn<(label: string) => void>();

function Counted({ label }: { label: string }) {
  rendered(label);
  return <p>{label}</p>;
}

const name = 'part';
let parts: Map<string, string>;
const renderer = (edition: string) =>
  createStaticRenderer((content: ReactNode) => <div lang={edition}>{content}</div>, edition, parts);
const shared = (edition: string, label: string, other: object = {}, part = name) =>
  renderer(edition).renderShared(part, Counted, { label, ...other }).html;

beforeEach(() => void (parts = new Map()));
afterEach(() => rendered.mockReset());

describe('static HTML', () => {
  it('is rendered inside the providers of its renderer, for each request', () => {
    const render = () => renderer('en').render(name, <Counted label="one" />).html;
    expect([render(), render()]).toEqual(['<div lang="en"><p>one</p></div>', '<div lang="en"><p>one</p></div>']);
    expect(rendered).toHaveBeenCalledTimes(2);
  });

  it('that is shared is rendered once for equal data, whichever objects bring it', () => {
    expect(shared('en', 'one', { list: [{ id: 1 }] })).toBe('<div lang="en"><p>one</p></div>');
    expect(shared('en', 'one', { list: [{ id: 1 }] })).toBe('<div lang="en"><p>one</p></div>');
    expect(rendered).toHaveBeenCalledTimes(1);
  });

  it.each<[string, [string, string, object?, string?]]>([
    ['other data', ['en', 'two']],
    ['more data', ['en', 'one', { list: [1] }]],
    ['another edition', ['cn', 'one']],
    ['another name', ['en', 'one', {}, 'other']],
  ])('that is shared is rendered again for %s', (_, values) => {
    shared('en', 'one');
    expect(shared(...values)).toBe(`<div lang="${values[0]}"><p>${values[1]}</p></div>`);
    expect(rendered).toHaveBeenCalledTimes(2);
  });

  it('that is shared is rendered for each request where nothing stores it', () => {
    const { renderShared } = createStaticRenderer((content) => content, 'en');
    for (const label of ['one', 'one']) renderShared(name, Counted, { label });
    expect(rendered).toHaveBeenCalledTimes(2);
  });

  it('that fails is not stored', () => {
    const Broken = ({ isBroken }: { isBroken: boolean }) => {
      if (isBroken && rendered.mock.calls.length === 0) throw new Error('broken');
      return <p>whole</p>;
    };
    const render = () => renderer('en').renderShared(name, Broken, { isBroken: true }).html;
    expect(render).toThrow('broken');
    rendered('mended');
    expect(render()).toContain('<p>whole</p>');
  });

  it('has ids that begin with its name', async () => {
    const { useId } = await import('react');
    const WithId = () => <p id={useId()} />;
    const { html } = renderer('en').render(name, <WithId />);
    expect(html).toMatch(new RegExp(`<p id="[^"]*${name}[^"]*">`));
  });
});

describe('preloads of images', () => {
  const images = (
    <>
      <img src="/a.jpg?x=1&y=2" alt="" fetchPriority="high" />
      <img src="/b.jpg" srcSet="/b-640.webp 640w" sizes="(width > 40em) 50vw, 100vw" alt="" fetchPriority="high" />
      <img src="/late.jpg" alt="" loading="lazy" />
    </>
  );

  it('are taken out of the markup, one for each image that is shown first', () => {
    const { html, preloads } = renderer('en').render(name, images);
    expect(html).toMatch(/^<div lang="en"><img /);
    expect(html).not.toContain('rel="preload"');
    expect(html.match(/<img /g)).toHaveLength(3);
    expect(preloads).toHaveLength(2);
    for (const preload of preloads) expect(preload).toMatch(/^<link rel="preload" as="image"[^<>]*\/>$/);
    expect(preloads[0]).toContain('href="/a.jpg?x=1&amp;y=2"');
    expect(preloads[1]).toContain('/b-640.webp 640w');
    expect(preloads.join('')).not.toContain('late.jpg');
  });

  it('are none where no image is shown first', () => {
    const { html, preloads } = renderer('en').render(name, <img src="/late.jpg" alt="" loading="lazy" />);
    expect(preloads).toEqual([]);
    expect(html).toContain('src="/late.jpg"');
  });

  it('come with stored markup, too', () => {
    const Images = () => images;
    const render = () => renderer('en').renderShared(name, Images, {}).preloads;
    expect(render()).toHaveLength(2);
    expect(render()).toHaveLength(2);
  });
});
