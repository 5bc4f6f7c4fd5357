export { SubsiteLayout } from './subsite-layout.tsx';
export type { SubsiteLayoutProps } from './subsite-layout.types.ts';
