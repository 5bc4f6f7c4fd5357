export { industryPanelId } from '../../parts/header/panel-ids.ts';
export {
  industryAt,
  industryAttribute,
  openIndustryIn,
  readIndustry,
} from '../../parts/industries/industry-menu.dom.ts';
export { IndustryBanner } from './industry-banner.tsx';
export { IndustryMenuList } from './industry-menu-list.tsx';
export type {
  ActiveIndustry,
  IndustryBannerProps,
  IndustryBannerState,
  IndustryMenuListProps,
  LoadBanner,
} from '../../parts/industries/industry-menu.types.ts';
