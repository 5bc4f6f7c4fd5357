import type { NavigationEntry } from '@millwright/domain';

/** Props of {@link MainNavigation}. */
export interface MainNavigationProps {
  /** The entries, top level first. @default the navigation of the edition, see `useNavigation` */
  entries?: readonly NavigationEntry[];
  /** The path of the page, whose entry is marked as current. @default none */
  currentPath?: string;
}
