export { FrontPage, type FrontPageProps } from './front-page.tsx';
export { HomeCovers, type HomeCoversProps } from './home-covers.tsx';
export { HomeDemands, type HomeDemandsProps } from './home-demands.tsx';
export { HomeFigures, type Figure, type HomeFiguresProps } from './home-figures.tsx';
export { HomeMeetings } from './home-meetings.tsx';
export { HomePartners, type HomePartnersProps } from './home-partners.tsx';
export { HomeRow, type HomeRowProps } from './home-row.tsx';
export type { PriceStripProps } from './price-strip.tsx';
export { pricesOf, type Price, type PriceTable } from './prices.ts';
