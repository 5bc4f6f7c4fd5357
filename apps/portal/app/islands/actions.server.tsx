import type { FavouriteItem } from '@millwright/ui/favourites';
import { FavouriteButton } from '@millwright/ui/favourite-button';
import { GatedDownload } from '@millwright/ui/gated-download';
import { Island } from './island.server.tsx';
import type { IslandProps } from './islands.types.ts';

/** Printed controls call nothing: the island that takes their place does. */
const never = () => Promise.reject(new Error('A printed control calls nothing'));
const noWishes = { list: () => [], has: () => false, add: () => undefined, remove: () => undefined, fulfil: () => Promise.resolve(), onFulfilled: () => () => undefined };

/** The favourite button, as it is before anybody is known. Without JavaScript it leads to the member site. */
export const Favourite = ({ item }: { item: FavouriteItem }) => (
  <Island name="favourite" props={item}>
    <FavouriteButton item={item} onAdd={never} onRemove={never} wishes={noWishes} />
  </Island>
);

/** The download of a white paper. Without JavaScript it leads to the member site. */
export const Download = (paper: IslandProps['download']) => (
  <Island name="download" props={paper}>
    <GatedDownload {...paper} onRequestLink={never} />
  </Island>
);
