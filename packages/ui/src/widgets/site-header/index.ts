export { isHeaderFixed, isSubsiteHeaderFixed, type HeaderFixedRule, type ScrollPosition } from './header-position.ts';
export { SiteHeader } from './site-header.tsx';
export type { MemberSource, SiteHeaderProps } from './site-header.types.ts';
