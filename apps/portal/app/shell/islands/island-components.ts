import type { ComponentType } from 'react';
import type { IslandContextProps, IslandName, IslandProps } from './islands.types.ts';

type Loaders = { [Name in IslandName]: () => Promise<ComponentType<IslandProps[Name] & IslandContextProps>> };

/** Fetches the component of each island. */
export const islandComponents: Loaders = {
  consent: async () => (await import('./consent-island.tsx')).ConsentIsland,
  contact: async () => (await import('./contact-island.tsx')).ContactIsland,
  download: async () => (await import('./download-island.tsx')).DownloadIsland,
  enquiry: async () => (await import('./enquiry-island.tsx')).EnquiryIsland,
  ezine: async () => (await import('./ezine-island.tsx')).EzineIsland,
  favourite: async () => (await import('./favourite-island.tsx')).FavouriteIsland,
  favourites: async () => (await import('./favourites-island.tsx')).FavouritesIsland,
  gallery: async () => (await import('./gallery-island.tsx')).GalleryIsland,
  homePopup: async () => (await import('./home-popup-island.tsx')).HomePopupIsland,
  nextSteps: async () => (await import('./next-steps-island.tsx')).NextStepsIsland,
  qr: async () => (await import('@millwright/ui/qr-code')).QrCode,
  share: async () => (await import('./share-island.tsx')).ShareIsland,
  slider: async () => (await import('./slider-island.tsx')).SliderIsland,
  subscription: async () => (await import('./subscription-island.tsx')).SubscriptionIsland,
  video: async () => (await import('./video-island.tsx')).VideoIsland,
};
