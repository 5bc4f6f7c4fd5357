export { currentState } from './current-entry.ts';
export { MainNavigation } from './main-navigation.tsx';
export type { MainNavigationProps, NavigationLinkProps } from './main-navigation.types.ts';
export { NavigationLink } from './navigation-link.tsx';
export { useHeaderLinks, useNavigation } from './use-navigation.ts';
