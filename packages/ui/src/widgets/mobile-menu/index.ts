export { MobileMenuList } from './mobile-menu.tsx';
export { mobileMenuId, type MobileMenuListProps } from './mobile-menu.types.ts';
