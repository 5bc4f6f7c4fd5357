export { AppOffer, type AppOfferProps } from './app-offer.tsx';
