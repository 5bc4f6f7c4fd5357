export { createPendingFavourites, pendingFavouritesKey, MOST_PENDING_FAVOURITES } from './pending-favourites.ts';
export { fulfilAtLogin } from './fulfil-at-login.ts';
export type { FavouriteItem, FavouriteOutcome, FavouritePort, PendingFavourites } from './favourites.types.ts';
