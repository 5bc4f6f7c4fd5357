export { currentState } from '../../parts/navigation/current-entry.ts';
export { MainNavigation } from './main-navigation.tsx';
export type { MainNavigationProps } from './main-navigation.types.ts';
export { NavigationLink, type NavigationLinkProps } from '../../parts/navigation/navigation-link.tsx';
export { useHeaderLinks, useNavigation } from '../../parts/navigation/use-navigation.ts';
