import type { NavigationEntry } from '@millwright/domain';
import type { AnchorHTMLAttributes } from 'react';

/** Props of {@link MainNavigation}. */
export interface MainNavigationProps {
  /** The entries, top level first. @default the navigation of the edition, see `useNavigation` */
  entries?: readonly NavigationEntry[];
  /** The path of the page, whose entry is marked as current. @default none */
  currentPath?: string;
}

/** Props of {@link NavigationLink}; every attribute of a link besides. */
export interface NavigationLinkProps extends Omit<
  AnchorHTMLAttributes<HTMLAnchorElement>,
  'href' | 'children' | 'aria-current'
> {
  /** What is linked. An entry without a path says that its page is still being made. */
  entry: NavigationEntry;
  /** A class for the link. */
  className?: string;
  /** Whether the page shown is this entry's, or lies below it. @default no */
  current?: 'page' | 'true';
}
