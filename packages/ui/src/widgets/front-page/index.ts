export { FrontPage, type FrontPageProps } from './front-page.tsx';
export { HomeMeetings } from './home-meetings.tsx';
export { HomePartners, type HomePartnersProps } from './home-partners.tsx';
export { HomeRow, type HomeRowProps } from './home-row.tsx';
