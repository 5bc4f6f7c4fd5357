import type { SharedStateStore } from '../session/shared-state.types.ts';
import type { FavouritePort, PendingFavourites } from './favourites.types.ts';

/**
 * Adds the visitor's pending favourites as soon as the shared state says that somebody is logged in, also where that is
 * known already. Returns how to stop.
 */
export const fulfilAtLogin = (
  store: Pick<SharedStateStore, 'getState' | 'subscribe'>,
  pending: PendingFavourites,
  onAdd: FavouritePort,
): (() => void) => {
  let known: number | null = null;
  const look = () => {
    const id = store.getState().member?.id ?? null;
    if (id !== null && id !== known && pending.list().length > 0) void pending.fulfil(onAdd);
    known = id;
  };
  look();
  return store.subscribe(look);
};
