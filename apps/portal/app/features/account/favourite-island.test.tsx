// @vitest-environment jsdom
import '../../../test-support/in-development.ts';
import { messages } from '@millwright/i18n/catalogs/en';
import { createI18n } from '@millwright/i18n/create-i18n';
import { editions } from '@millwright/i18n/editions';
import { pendingFavouritesKey } from '@millwright/ui/favourites';
import { createSharedState } from '@millwright/ui/shared-state';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, expect, it, vi } from 'vitest';
import { AppRoot } from '../../shell/page/app-root.tsx';
import type { IslandContextProps } from '../../shell/islands/islands.types.ts';
import { FavouriteIsland } from './favourite-island.tsx';

(globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = true;

vi.mock('./favourite-calls.ts');

const context = { services: { api: {} } } as unknown as IslandContextProps;
const item = { kind: 'product', id: 7, title: 'A press', image: null } as const;
const member = { id: 1, trueName: 'Alex Turner' };

/** Shows the button to a member; whether the page is a favourite is known when the test says so. */
async function show() {
  const requested = Promise.withResolvers<boolean>();
  const done = async () => ({ status: 'done' as const });
  const calls = vi.mocked(await import('./favourite-calls.ts'));
  calls.hasFavourite.mockReturnValue(requested.promise);
  calls.saveFavourite.mockImplementation(done);
  calls.dropFavourite.mockImplementation(done);
  const store = createSharedState({
    loadMember: async () => member,
  });
  store.actions.setMember(member);
  const page = document.body.appendChild(document.createElement('div'));
  const root = createRoot(page);
  await act(async () =>
    root.render(
      <AppRoot imagePrefix="" edition={editions.en} i18n={createI18n('en', messages)} store={store}>
        <FavouriteIsland {...item} {...context} />
      </AppRoot>,
    ),
  );
  const button = page.querySelector('button')!;
  return {
    calls,
    button,
    pressed: () => button.getAttribute('aria-pressed'),
    answer: (isFavourite: boolean) => act(async () => requested.resolve(isFavourite)),
  };
}

afterEach(() => {
  document.body.innerHTML = '';
  localStorage.clear();
  vi.clearAllMocks();
});

it('shows what the server says is a favourite', async () => {
  const { answer: settle, pressed } = await show();
  expect(pressed()).toBe('false');
  await settle(true);
  expect(pressed()).toBe('true');
});

it('keeps to a pending favourite that was added while an older request was under way', async () => {
  localStorage.setItem(pendingFavouritesKey, JSON.stringify([item]));
  const { answer: settle, calls, pressed } = await show();
  expect(calls.saveFavourite).toHaveBeenCalledTimes(1);
  expect(pressed()).toBe('true');
  await settle(false);
  expect(pressed()).toBe('true');
});

it('keeps to a press that was saved while an older question was under way', async () => {
  const { answer: settle, button, pressed } = await show();
  await act(async () => button.click());
  expect(pressed()).toBe('true');
  await settle(false);
  expect(pressed()).toBe('true');
});
