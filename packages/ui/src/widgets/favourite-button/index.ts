export { FavouriteButton } from './favourite-button.tsx';
export type { FavouriteButtonProps, FavouriteState } from './favourite-button.types.ts';
