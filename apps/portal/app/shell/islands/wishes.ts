import {
  createFavouriteWishes,
  fulfilAtLogin,
  type FavouriteItem,
  type FavouriteWishes,
} from '@millwright/ui/favourites';
import type { SharedStateStore } from '@millwright/ui/shared-state';
import type { BrowserServices } from '../page/services.types.ts';

const wishesByStore = new WeakMap<SharedStateStore, FavouriteWishes>();

/** Keeps something for the member, or no longer. */
export const favouritePort =
  (services: BrowserServices | null, what: 'addFavourite' | 'removeFavourite') => async (item: FavouriteItem) => {
    if (!services) throw new Error('Nobody keeps anything on the server');
    return (await services.forMembers())[what](item);
  };

/** The pending favourites of an app root: stored through the login, and added after it. */
export function wishesOf(store: SharedStateStore, services: BrowserServices | null): FavouriteWishes {
  const known = wishesByStore.get(store);
  if (known) return known;
  const wishes = createFavouriteWishes();
  wishesByStore.set(store, wishes);
  fulfilAtLogin(store, wishes, favouritePort(services, 'addFavourite'));
  return wishes;
}
