export { SubsiteLayout, type SubsiteLayoutProps } from './subsite-layout.tsx';
