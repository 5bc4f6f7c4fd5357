export { SiteFooter } from './site-footer.tsx';
export type { SiteFooterProps } from './site-footer.types.ts';
