export { industryAt, industryAttribute, openIndustryIn, readIndustry } from './industry-menu.dom.ts';
export { IndustryBanner } from './industry-banner.tsx';
export { IndustryMenuList } from './industry-menu-list.tsx';
export {
  industryPanelId,
  type ActiveIndustry,
  type IndustryBannerProps,
  type IndustryBannerState,
  type IndustryMenuListProps,
  type LoadBanner,
} from './industry-menu.types.ts';
