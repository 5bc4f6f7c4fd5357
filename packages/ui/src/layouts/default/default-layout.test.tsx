import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { editionKeys, expectCleanHydration, renderIn } from '../../testing/render.tsx';
import { DefaultLayout } from './default-layout.tsx';

const page = (
  <DefaultLayout
    header={<header>Header</header>}
    footer={<footer>Footer</footer>}
    floatingBar={<aside aria-label="Floating bar" />}
    dialogs={<dialog open aria-label="Login" />}
    question={
      <section aria-label="Question">
        <a href="/policy">Policy</a>
      </section>
    }
    loadingBar={<div role="progressbar" aria-label="Loading" />}
    connectivity={<p role="status">Offline</p>}
    toasts={<p role="log">Toasts</p>}
  >
    <h1>Page</h1>
  </DefaultLayout>
);

describe('the default layout', () => {
  it('[LY-01] puts header, floating bar, footer and dialog around the page', () => {
    renderIn('en', page);
    for (const role of ['banner', 'complementary', 'contentinfo', 'dialog', 'progressbar', 'status', 'log']) {
      expect(screen.getByRole(role)).toBeInTheDocument();
    }
    expect(screen.getByRole('main')).toContainElement(screen.getByRole('heading', { name: 'Page' }));
    const parts = ['complementary', 'contentinfo', 'main', 'banner'].map((role) => screen.getByRole(role));
    const isBefore = (one: Node, other: Node) =>
      one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1;
    expect(parts.toSorted(isBefore).map((part) => part.localName)).toEqual(['header', 'main', 'footer', 'aside']);
  });

  it('lets the keyboard skip to the content before anything else', () => {
    renderIn('en', page);
    const [skip] = screen.getAllByRole('link');
    expect(skip).toHaveTextContent('Skip to content');
    expect(document.querySelector(skip!.getAttribute('href')!)).toBe(screen.getByRole('main'));
  });

  it('asks what the page has to ask before the header', () => {
    renderIn('en', page);
    expect(screen.getByRole('region', { name: 'Question' }).compareDocumentPosition(screen.getByRole('banner'))).toBe(
      Node.DOCUMENT_POSITION_FOLLOWING,
    );
  });

  it.each(editionKeys)('renders on the server what the browser renders first (%s)', async (key) => {
    await expectCleanHydration(key, page);
  });
});
