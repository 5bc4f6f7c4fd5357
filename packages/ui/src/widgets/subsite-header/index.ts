export { SubsiteHeader } from './subsite-header.tsx';
export type { SubsiteHeaderProps, SubsiteIndustry } from './subsite-header.types.ts';
