export { createFavouriteWishes, favouriteWishesKey, FAVOURITE_WISHES_KEPT } from './favourite-wishes.ts';
export { fulfilAtLogin } from './fulfil-at-login.ts';
export type { FavouriteItem, FavouriteOutcome, FavouritePort, FavouriteWishes } from './favourites.types.ts';
