export { SubsiteHeader, type SubsiteHeaderProps, type SubsiteIndustry } from './subsite-header.tsx';
