import type { Messages } from '@lingui/core';
import type { EditionKey } from '@millwright/domain';
import { loadEnquiryMessages } from '@millwright/i18n/portal';
import type { ComponentType } from 'react';
import type { IslandContextProps, IslandName, IslandProps } from './islands.types.ts';

/** Adds messages to those of the page, once they are here. */
export type AddMessages = (load: (edition: EditionKey) => Promise<Messages>) => Promise<void>;

type Loaders = {
  [Name in IslandName]: (addMessages: AddMessages) => Promise<ComponentType<IslandProps[Name] & IslandContextProps>>;
};

/** Fetches the component of each island, and the messages that only it has. */
export const islandComponents: Loaders = {
  consent: async () => (await import('./consent-island.tsx')).ConsentIsland,
  contact: async () => (await import('./contact-island.tsx')).ContactIsland,
  download: async () => (await import('./download-island.tsx')).DownloadIsland,
  enquiry: async (addMessages) => {
    const [{ EnquiryIsland }] = await Promise.all([import('./enquiry-island.tsx'), addMessages(loadEnquiryMessages)]);
    return EnquiryIsland;
  },
  ezine: async () => (await import('./ezine-island.tsx')).EzineIsland,
  favourite: async () => (await import('./favourite-island.tsx')).FavouriteIsland,
  favourites: async () => (await import('./favourites-island.tsx')).FavouritesIsland,
  gallery: async () => (await import('./gallery-island.tsx')).GalleryIsland,
  homePopup: async () => (await import('./home-popup-island.tsx')).HomePopupIsland,
  localTime: async () => (await import('@millwright/ui/evidence-card')).LocalTime,
  nextSteps: async () => (await import('./next-steps-island.tsx')).NextStepsIsland,
  qr: async () => (await import('@millwright/ui/qr-code')).QrCode,
  share: async () => (await import('./share-island.tsx')).ShareIsland,
  subscription: async () => (await import('./subscription-island.tsx')).SubscriptionIsland,
  video: async () => (await import('./video-island.tsx')).VideoIsland,
};
