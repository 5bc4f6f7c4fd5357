import type { Favourite } from '@millwright/domain';

/** What is known of what a member keeps. */
export type FavouriteListState =
  /** Nobody is logged in: favourites belong to an account. */
  | { status: 'forMembers' }
  /** They are on their way. */
  | { status: 'loading' }
  /** They are there, the latest first. */
  | { status: 'ready'; items: readonly Favourite[] }
  /** They could not be had. */
  | { status: 'failed' };

/** Props of the list of what a member keeps. */
export interface FavouriteListProps {
  /** The favourites, or why they are not shown. */
  state: FavouriteListState;
  /** Where a visitor logs in without JavaScript. */
  loginHref: string;
  /** Opens the login dialog instead. @default the link is followed */
  onLogin?: () => void;
  /** Keeps one no longer. @default there is no button for it */
  onRemove?: (favourite: Favourite) => void;
  /** Asks again. @default there is no button for it */
  onRetry?: () => void;
}
