export { FavouriteList } from './favourite-list.tsx';
export type { FavouriteListProps, FavouriteListState } from './favourite-list.types.ts';
