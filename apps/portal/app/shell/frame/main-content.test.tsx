// @vitest-environment jsdom
import '../../../test-support/in-development.ts';
import { messages } from '@millwright/i18n/catalogs/en';
import { createI18n } from '@millwright/i18n/create-i18n';
import { editions } from '@millwright/i18n/editions';
import { EditionProvider } from '@millwright/i18n/react';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createShownPage, ShownPageContext, type PageLocation } from '../../runtime/shown-page.ts';
import { FrameBoundary } from './main-content.tsx';

(globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = true;

const at = (key: string): PageLocation => ({ pathname: '/articles', search: '', hash: '', key });
const page = { status: 200, shell: { layout: 'site' } };
const reload = vi.fn();

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  vi.stubGlobal('location', { ...location, reload });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.clearAllMocks();
  document.body.innerHTML = '';
});

const Broken = (): never => {
  throw new Error('the frame broke');
};

it('shows the error page for a fault of the frame, and loads the document of the next page', async () => {
  const shown = createShownPage(page, at('first'));
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  await act(async () =>
    root.render(
      <EditionProvider edition={editions.en} i18n={createI18n('en', messages)}>
        <ShownPageContext value={shown}>
          <FrameBoundary>
            <Broken />
          </FrameBoundary>
        </ShownPageContext>
      </EditionProvider>,
    ),
  );
  await vi.waitFor(() => expect(place.querySelector('h1')).not.toBeNull(), 10_000);
  expect(reload).not.toHaveBeenCalled();
  await act(async () => shown.setState({ location: at('second') }));
  expect(reload).toHaveBeenCalledTimes(1);
  await act(async () => root.unmount());
});
