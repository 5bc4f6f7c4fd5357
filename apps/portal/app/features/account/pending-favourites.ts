import {
  createPendingFavourites,
  fulfilAtLogin,
  type FavouriteItem,
  type PendingFavourites,
} from '@millwright/ui/favourites';
import type { SharedStateStore } from '@millwright/ui/shared-state';
import type { BrowserServices } from '../../shell/page/browser-services.ts';

const pendingByStore = new WeakMap<SharedStateStore, PendingFavourites>();

/** Keeps something for the member, or no longer. */
export const favouritePort =
  (services: BrowserServices | null, what: 'addFavourite' | 'removeFavourite') => async (item: FavouriteItem) => {
    if (!services) throw new Error('Nobody keeps anything on the server');
    return (await services.forMembers())[what](item);
  };

/** The pending favourites of an app root: stored through the login, and added after it. */
export function pendingFavouritesOf(store: SharedStateStore, services: BrowserServices | null): PendingFavourites {
  const known = pendingByStore.get(store);
  if (known) return known;
  const pending = createPendingFavourites();
  pendingByStore.set(store, pending);
  fulfilAtLogin(store, pending, favouritePort(services, 'addFavourite'));
  return pending;
}
