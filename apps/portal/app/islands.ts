import type { IslandLoaders } from './shell/islands/islands.types.ts';

/** All islands: each is fetched when the page holds one, or when the visitor turns to it. */
export const islands: IslandLoaders = {
  consent: async () => (await import('./features/editorial/consent-island.tsx')).ConsentIsland,
  contact: async () => (await import('./features/catalog/contact-island.tsx')).ContactIsland,
  download: async () => (await import('./features/catalog/download-island.tsx')).DownloadIsland,
  enquiry: async (services) => {
    const [{ EnquiryIsland }] = await Promise.all([
      import('./features/catalog/enquiry-island.tsx'),
      services.addEnquiryMessages(),
    ]);
    return EnquiryIsland;
  },
  ezine: async () => (await import('./features/catalog/ezine-island.tsx')).EzineIsland,
  favourite: async () => (await import('./features/account/favourite-island.tsx')).FavouriteIsland,
  favourites: async () => (await import('./features/account/favourites-island.tsx')).FavouritesIsland,
  gallery: async () => (await import('@millwright/ui/gallery')).Gallery,
  homePopup: async () => (await import('./features/home/home-popup-island.tsx')).HomePopupIsland,
  localTime: async () => (await import('@millwright/ui/evidence-card')).LocalTime,
  nextSteps: async () => (await import('./features/home/next-steps-island.tsx')).NextStepsIsland,
  qr: async () => (await import('@millwright/ui/qr-code')).QrCode,
  share: async () => (await import('@millwright/ui/share-menu')).ShareMenu,
  subscription: async () => (await import('./features/catalog/subscription-island.tsx')).SubscriptionIsland,
  video: async () => (await import('./features/catalog/video-island.tsx')).VideoIsland,
};
