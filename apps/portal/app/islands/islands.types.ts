import type { Id } from '@millwright/domain';
import type { FavouriteItem } from '@millwright/ui/favourites';

/** What each island is told by the page around it. Only what is the same for every visitor. */
export interface IslandProps {
  /** Keeps what the page shows. */
  favourite: FavouriteItem;
  /** The member's favourites. */
  favourites: Record<string, never>;
  /** Downloads a white paper. */
  download: { paperId: Id; title: string };
}

/** A part of a printed page that comes alive in the browser. */
export type IslandName = keyof IslandProps;
