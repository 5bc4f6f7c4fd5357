import type { ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createStaticRenderer } from './render-static.server.tsx';

const rendered = vi.fn<(label: string) => void>();

function Counted({ label }: { label: string }) {
  rendered(label);
  return <p>{label}</p>;
}

const renderer = (edition: string) =>
  createStaticRenderer((content: ReactNode) => <div lang={edition}>{content}</div>, edition);

// The cache lives as long as the process: each test has a name of its own in it.
let name: string;
let names = 0;
const renderIn = (edition: string, label: string, madeOf?: readonly unknown[]) =>
  renderer(edition).render(name, <Counted label={label} />, madeOf).html;

beforeEach(() => {
  names += 1;
  name = `part${names}`;
});
afterEach(() => rendered.mockReset());

describe('static HTML', () => {
  it('is rendered inside the providers of its renderer', () => {
    expect(renderIn('en', 'one')).toBe('<div lang="en"><p>one</p></div>');
  });

  it('is cached for the very same values in one edition, across requests', () => {
    const values = [{}, 'x', Number.NaN, null];
    const first = renderer('en').render(name, <Counted label="one" />, values);
    expect(renderer('en').render(name, <Counted label="other" />, [...values])).toBe(first);
    expect(rendered.mock.calls).toEqual([['one']]);
  });

  it.each<[string, readonly unknown[], readonly unknown[]]>([
    ['another value', ['one'], ['two']],
    ['an equal object that is not the same', [{ id: 1 }], [{ id: 1 }]],
    ['one value more', ['one'], ['one', undefined]],
    ['one value less', ['one', undefined], ['one']],
  ])('is rendered again for %s', (_, values, others) => {
    expect(renderIn('en', 'one', values)).toContain('<p>one</p>');
    expect(renderIn('en', 'two', others)).toContain('<p>two</p>');
    expect(renderIn('en', 'three', values)).toContain('<p>one</p>');
    expect(rendered.mock.calls).toEqual([['one'], ['two']]);
  });

  it('is rendered again for another edition and for another name', () => {
    expect(renderIn('en', 'one', ['same'])).toBe('<div lang="en"><p>one</p></div>');
    expect(renderIn('cn', 'one', ['same'])).toBe('<div lang="cn"><p>one</p></div>');
    name = `${name}-other`;
    expect(renderIn('en', 'two', ['same'])).toBe('<div lang="en"><p>two</p></div>');
    expect(rendered).toHaveBeenCalledTimes(3);
  });

  it('is rendered for each request where nothing says what it is made of', () => {
    expect(renderIn('en', 'one')).toContain('one');
    expect(renderIn('en', 'two')).toContain('two');
    expect(rendered).toHaveBeenCalledTimes(2);
  });

  it('is cached in the four versions that were requested last', () => {
    for (const version of ['a', 'b', 'c', 'd', 'a', 'e']) renderIn('en', version, [version]);
    expect(rendered.mock.calls.flat()).toEqual(['a', 'b', 'c', 'd', 'e']);
    for (const version of ['a', 'c', 'd', 'e']) renderIn('en', version, [version]);
    expect(rendered).toHaveBeenCalledTimes(5);
    renderIn('en', 'b', ['b']);
    expect(rendered).toHaveBeenCalledTimes(6);
  });

  it('that fails is not cached', () => {
    const Broken = (): never => {
      throw new Error('broken');
    };
    expect(() => renderer('en').render(name, <Broken />, ['same'])).toThrow('broken');
    expect(renderIn('en', 'whole', ['same'])).toContain('<p>whole</p>');
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

  it('are cached with the markup', () => {
    const first = renderer('en').render(name, images, ['same']);
    expect(renderer('en').render(name, <p />, ['same']).preloads).toBe(first.preloads);
    expect(first.preloads).toHaveLength(2);
  });
});
