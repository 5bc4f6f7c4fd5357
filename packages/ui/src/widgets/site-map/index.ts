export { SiteMap } from './site-map.tsx';
export type { SiteMapPage, SiteMapProps } from './site-map.types.ts';
