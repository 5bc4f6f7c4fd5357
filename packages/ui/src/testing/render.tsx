import type { OwnEditionKey } from '@millwright/domain';
import { serverCatalogs } from '@millwright/i18n/catalogs/server';
import { createI18n } from '@millwright/i18n/create-i18n';
import { editions } from '@millwright/i18n/editions';
import { EditionProvider } from '@millwright/i18n/react';
import { act, render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { expect, vi } from 'vitest';

/** The editions, for `describe.each(editionKeys)`. */
export const editionKeys: readonly OwnEditionKey[] = ['cn', 'en'];

const providers: Readonly<
  Record<OwnEditionKey, { edition: (typeof editions)[OwnEditionKey]; i18n: ReturnType<typeof createI18n> }>
> = {
  cn: { edition: editions.cn, i18n: createI18n('cn', serverCatalogs.cn) },
  en: { edition: editions.en, i18n: createI18n('en', serverCatalogs.en) },
};

/** An element with the structure and the copy of an edition. */
export const inEdition = (edition: OwnEditionKey, element: ReactElement): ReactElement => (
  <EditionProvider {...providers[edition]}>{element}</EditionProvider>
);

/** Renders an element in an edition, as `render` of Testing Library does. */
export const renderIn = (edition: OwnEditionKey, element: ReactElement) => {
  document.documentElement.lang = providers[edition].edition.lang;
  return render(element, {
    wrapper: ({ children }) => <EditionProvider {...providers[edition]}>{children}</EditionProvider>,
  });
};

/** The markup of an inert part, as the server sends it. */
export const staticMarkup = (edition: OwnEditionKey, element: ReactElement): string =>
  renderToStaticMarkup(inEdition(edition, element));

/**
 * Proves that the first client render equals the server's markup: React finds nothing to repair and warns of nothing.
 *
 * @param changes Whether the element changes its markup once it is hydrated, as tabs hide their other panels.
 */
export const expectCleanHydration = async (
  edition: OwnEditionKey,
  element: ReactElement,
  { changes = false } = {},
): Promise<void> => {
  const errors: unknown[] = [];
  const warn = vi.spyOn(console, 'error').mockImplementation((...args) => void errors.push(args));
  const container = document.createElement('div');
  container.innerHTML = renderToString(inEdition(edition, element));
  document.body.append(container);
  const before = container.innerHTML;
  try {
    const root = await act(async () =>
      hydrateRoot(container, inEdition(edition, element), { onRecoverableError: (error) => errors.push(error) }),
    );
    expect(errors).toEqual([]);
    if (!changes) expect(container.innerHTML).toBe(before);
    await act(async () => root.unmount());
  } finally {
    warn.mockRestore();
    container.remove();
  }
};
