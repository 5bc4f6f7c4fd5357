export { SiteMap, type SiteMapPage, type SiteMapProps } from './site-map.tsx';
