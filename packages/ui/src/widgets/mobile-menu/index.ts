export { mobileMenuId } from '../../parts/header/panel-ids.ts';
export { MobileMenuList } from './mobile-menu.tsx';
export type { MobileMenuListProps } from './mobile-menu.types.ts';
