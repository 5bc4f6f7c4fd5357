import { createPendingFavourites, fulfilAtLogin, type PendingFavourites } from '@millwright/ui/favourites';
import type { SharedStateStore } from '@millwright/ui/shared-state';
import type { BrowserServices } from '../../shell/frame/browser-services.ts';

const pendingByStore = new WeakMap<SharedStateStore, PendingFavourites>();

/** The pending favourites of an app root: stored through the login, and added after it. */
export function pendingFavouritesOf(store: SharedStateStore, { api }: BrowserServices): PendingFavourites {
  const known = pendingByStore.get(store);
  if (known) return known;
  const pending = createPendingFavourites();
  pendingByStore.set(store, pending);
  fulfilAtLogin(store, pending, async (item) => (await import('./favourite-calls.ts')).saveFavourite(api, item));
  return pending;
}
