import type { ChartClock } from '../../behaviours/chart/index.ts';
import type { FavouriteItem, FavouritePort, PendingFavourites } from '../../behaviours/favourites/index.ts';

/** Where a favourite stands. */
export type FavouriteState =
  /** Nobody has said yet whether it is a favourite. */
  | 'unknown'
  /** It is no favourite. */
  | 'off'
  /** It is a favourite. */
  | 'on'
  /** It is shown as a favourite while the request runs. */
  | 'adding'
  /** It is shown as no favourite any more while the request runs. */
  | 'removing'
  /** A pending favourite of a visitor: it is added when somebody logs in. */
  | 'pending'
  /** It could not be added, and is shown as before. */
  | 'addFailed'
  /** It could not be removed, and is shown as before. */
  | 'removeFailed';

/** What can happen to a favourite. */
export type FavouriteEvent =
  /** It is known whether it is a favourite. */
  | { type: 'SAVED.KNOWN'; saved: boolean }
  /** The visitor pressed the button. */
  | { type: 'BUTTON.PRESSED' }
  /** A pending favourite of this visitor was found. */
  | { type: 'PENDING.FOUND' }
  /** The server did it. */
  | { type: 'CHANGE.SAVED' }
  /** The server says that nobody is logged in. */
  | { type: 'LOGIN.NEEDED' }
  /** It did not work; null where the server said nothing. */
  | { type: 'CHANGE.FAILED'; message: string | null };

/** What a favourite knows. */
export interface FavouriteContext {
  /** The server's words of the last failure; null for none. */
  message: string | null;
}

/** How a favourite reaches the world. No function may throw. */
export interface FavouritePorts {
  /** Sends the server the addition; the outcome comes as an event. */
  add: () => void;
  /** Sends the server the removal. */
  remove: () => void;
  /** The response of the running request is no longer wanted. */
  cancel: () => void;
  /** Remembers a visitor's pending favourite. */
  addPending: () => void;
  /** Forgets the pending favourite. */
  removePending: () => void;
  /** Asks the visitor to log in. */
  promptLogin: () => void;
  /** Whether somebody is logged in. */
  isMember: () => boolean;
}

/** Props of {@link FavouriteButton}. */
export interface FavouriteButtonProps {
  /** What becomes a favourite. */
  item: FavouriteItem;
  /** Whether it is a favourite; null until that is known. @default null */
  saved?: boolean | null;
  /** Adds it to the favourites. */
  onAdd: FavouritePort;
  /** Removes it from the favourites. */
  onRemove: FavouritePort;
  /** The pending favourites of this visitor: the same for all buttons of an app root. */
  pending: PendingFavourites;
  /** 32 or 40 px high. @default 'medium' */
  size?: 'small' | 'medium';
  /** Gives time. @default the browser's */
  clock?: ChartClock | undefined;
}
