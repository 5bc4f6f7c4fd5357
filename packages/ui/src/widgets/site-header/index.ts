export {
  isHeaderFixed,
  isSubsiteHeaderFixed,
  type HeaderFixedRule,
  type ScrollPosition,
} from '../../parts/header/header-position.ts';
export { SiteHeader } from './site-header.tsx';
export type { MemberSource, SiteHeaderProps } from '../../parts/header/site-header.types.ts';
