// @vitest-environment jsdom
import '../../test-support/in-development.ts';
import { act, type ReactNode } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { replacePage } from './replace-page.ts';
import { StaticHtmlContext, StaticHtmlPlace } from './static-html.tsx';

const html = '<p>Lead</p><a href="/article/1" title="a &amp; b">First &lt;one&gt;</a><!--note-->';
const places: Readonly<Record<string, string>> = { main: html, footer: '<small>Imprint</small>' };

interface PageProps {
  title: string;
  /** Whether the frame has the place of the main part. */
  hasMain?: boolean;
}

function Page({ title, hasMain = true }: PageProps): ReactNode {
  return (
    <>
      <h1>{title}</h1>
      <main>{hasMain && <StaticHtmlPlace name="main" />}</main>
      <StaticHtmlPlace name="footer" />
    </>
  );
}

let root: Root;
let container: HTMLElement;
let reported: ReturnType<typeof vi.spyOn>;

const rendered = (): string =>
  renderToString(
    <StaticHtmlContext value={(name) => places[name]!}>
      <Page title="News" />
    </StaticHtmlContext>,
  );

/** Hydrates a page that the server rendered. Returns the errors from which React recovered. */
function hydrate(page: ReactNode): unknown[] {
  const recovered: unknown[] = [];
  act(() => {
    root = hydrateRoot(container, page, { onRecoverableError: (error) => recovered.push(error) });
  });
  return recovered;
}

const mainHtml = () => container.querySelector('[data-static=main]')!.innerHTML;

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  container = document.createElement('div');
  document.body.replaceChildren(container);
  container.innerHTML = rendered();
  reported = vi.spyOn(console, 'error').mockReturnValue();
});

afterEach(() => {
  act(() => root.unmount());
  document.body.replaceChildren();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('a place of static HTML', () => {
  it('holds on the server what stands in it, once and unchanged', () => {
    expect(rendered()).toBe(
      `<h1>News</h1><main><div data-static="main">${html}</div></main><div data-static="footer"><small>Imprint</small></div>`,
    );
    hydrate(<Page title="News" />);
  });

  it('keeps its DOM nodes through hydration, and nobody reports an error', () => {
    const nodes = [...container.querySelectorAll('main *, small')];
    expect(nodes).toHaveLength(4);
    const changes = new MutationObserver(() => undefined);
    changes.observe(container, { childList: true, subtree: true, characterData: true, attributes: true });
    expect(hydrate(<Page title="News" />)).toEqual([]);
    expect(changes.takeRecords()).toEqual([]);
    changes.disconnect();
    expect([...container.querySelectorAll('main *, small')]).toEqual(nodes);
    expect(nodes.every((node) => node.isConnected)).toBe(true);
    expect(reported).not.toHaveBeenCalled();
  });

  it('keeps its DOM nodes where the document was changed inside it before hydration', () => {
    container.querySelector('a')!.innerHTML = '<font>Erste</font>';
    const translated = container.querySelector('font')!;
    expect(hydrate(<Page title="News" />)).toEqual([]);
    expect(container.querySelector('font')).toBe(translated);
    expect(reported).not.toHaveBeenCalled();
  });

  it('keeps its DOM nodes when React renders what stands around it again', () => {
    hydrate(<Page title="News" />);
    const link = container.querySelector('a')!;
    act(() => root.render(<Page title="Articles" />));
    expect(container.querySelector('h1')!.textContent).toBe('Articles');
    expect(container.querySelector('a')).toBe(link);
  });

  it('has its HTML where hydration failed and React rendered the root again', () => {
    const heading = container.querySelector('h1')!;
    heading.outerHTML = '<h2>Nachrichten</h2>';
    const recovered = hydrate(<Page title="News" />);
    expect(recovered).toHaveLength(1);
    expect(container.querySelector('h2')).toBeNull();
    expect(container.querySelector('h1')!.textContent).toBe('News');
    expect(mainHtml()).toBe(html);
    expect(container.querySelector('[data-static=footer]')!.innerHTML).toBe(places.footer);
  });

  it('is replaced after hydration failed', () => {
    container.querySelector('h1')!.outerHTML = '<h2>Nachrichten</h2>';
    expect(hydrate(<Page title="News" />)).toHaveLength(1);
    replacePage('', '<p>Second</p>');
    expect(mainHtml()).toBe('<p>Second</p>');
  });
});

describe('replaced HTML', () => {
  it('stands in the place of the page alone, and stays when React renders again', () => {
    hydrate(<Page title="News" />);
    const place = container.querySelector('[data-static=main]');
    replacePage('', '<p>Second</p>');
    expect(mainHtml()).toBe('<p>Second</p>');
    expect(container.querySelector('[data-static=footer]')!.innerHTML).toBe(places.footer);
    act(() => root.render(<Page title="Articles" />));
    expect(container.querySelector('h1')!.textContent).toBe('Articles');
    expect(container.querySelector('[data-static=main]')).toBe(place);
    expect(mainHtml()).toBe('<p>Second</p>');
    expect(reported).not.toHaveBeenCalled();
  });

  it('is marked, and what the server rendered is not', () => {
    hydrate(<Page title="News" />);
    const place = container.querySelector<HTMLElement>('[data-static=main]')!;
    expect(place.dataset.replaced).toBeUndefined();
    replacePage('', '<p>Second</p>');
    expect(place.dataset.replaced).toBe('');
  });

  it('is nothing where the page has no place, as in a frame that broke', () => {
    hydrate(<Page title="News" />);
    act(() => root.render(<Page title="News" hasMain={false} />));
    const before = container.innerHTML;
    expect(() => replacePage('', '<p>Second</p>')).not.toThrow();
    expect(container.innerHTML).toBe(before);
  });
});
