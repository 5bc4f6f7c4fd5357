export { NavigationMenu, type NavigationMenuProps } from './navigation-menu.tsx';
