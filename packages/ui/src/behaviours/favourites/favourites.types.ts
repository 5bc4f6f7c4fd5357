import type { FavouriteKind, Id } from '@millwright/domain';

/** Something that can be a favourite. */
export interface FavouriteItem {
  kind: FavouriteKind;
  id: Id;
  title: string;
  /** URL of its image; null where there is none. */
  image: string | null;
}

/** What came of adding a favourite, or of removing it. */
export type FavouriteOutcome =
  | { status: 'done' }
  /** Nobody is logged in. */
  | { status: 'loginNeeded' }
  /** It did not work. The server's words are shown as they are, as text. */
  | { status: 'failed'; message?: string | undefined };

/**
 * Adds a favourite, or removes it. Doing it twice is doing it once. It may reject, which counts as failed, or
 * never settle.
 */
export type FavouritePort = (item: FavouriteItem) => Promise<FavouriteOutcome>;

/** What a visitor wanted to add before logging in. No method throws. */
export interface PendingFavourites {
  /** The pending favourites, the oldest first. */
  list: () => readonly FavouriteItem[];
  /** Whether something is a pending favourite. */
  has: (item: Pick<FavouriteItem, 'kind' | 'id'>) => boolean;
  /** Remembers a pending favourite, once. */
  add: (item: FavouriteItem) => void;
  /** Forgets a pending favourite. */
  remove: (item: Pick<FavouriteItem, 'kind' | 'id'>) => void;
  /**
   * Adds every pending favourite by the port after a login. What fails stays pending. Several calls at once are
   * one.
   */
  fulfil: (onAdd: FavouritePort) => Promise<void>;
  /** Calls the listener with each pending favourite that was added. Returns the way to stop that. */
  onFulfilled: (listener: (item: FavouriteItem) => void) => () => void;
}
