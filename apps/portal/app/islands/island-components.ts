import type { ComponentType } from 'react';
import type { IslandName, IslandProps } from './islands.types.ts';
import type { IslandContextProps } from './islands.tsx';

type Loaders = { [Name in IslandName]: () => Promise<ComponentType<IslandProps[Name] & IslandContextProps>> };

/** Fetches the component of each island. */
export const islandComponents: Loaders = {
  favourite: async () => (await import('./favourite-island.tsx')).FavouriteIsland,
  download: async () => (await import('./download-island.tsx')).DownloadIsland,
  favourites: async () => (await import('./favourites-island.tsx')).FavouritesIsland,
};
