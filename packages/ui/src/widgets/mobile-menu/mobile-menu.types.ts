import type { NavigationEntry } from '@millwright/domain';
import type { ReactNode } from 'react';

/** Props of {@link MobileMenuList}. */
export interface MobileMenuListProps {
  /** The entries, top level first. @default the navigation of the edition, see `useNavigation` */
  entries?: readonly NavigationEntry[];
  /** The links below the navigation. @default those of the edition, see `useHeaderLinks` */
  links?: readonly NavigationEntry[];
  /** The path of the page, whose entry is marked as current. @default none */
  currentPath?: string;
  /** What stands below the entries, such as the language switch. @default nothing */
  children?: ReactNode;
}
