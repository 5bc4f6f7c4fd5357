import type { NavigationEntry } from '@millwright/domain';

/** Props of {@link NavigationMenu}. */
export interface NavigationMenuProps {
  /** The entries, top level first. @default the navigation of the edition, see `useNavigation` */
  entries?: readonly NavigationEntry[];
  /** The path of the page, whose entry is marked as current. @default none */
  currentPath?: string;
  /** How long the mouse rests on a button before its panel opens, in milliseconds. @default 80 */
  delay?: number;
}
