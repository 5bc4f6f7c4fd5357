export { NavigationMenu } from './navigation-menu.tsx';
export type { NavigationMenuProps } from './navigation-menu.types.ts';
