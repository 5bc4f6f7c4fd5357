export { SubsiteHeader } from './subsite-header.tsx';
export type { SubsiteHeaderProps } from './subsite-header.types.ts';
