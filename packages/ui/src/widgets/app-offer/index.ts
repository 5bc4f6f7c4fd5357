export { AppOffer } from './app-offer.tsx';
export type { AppOfferProps } from './app-offer.types.ts';
