export { FavouriteList, type FavouriteListProps, type FavouriteListState } from './favourite-list.tsx';
