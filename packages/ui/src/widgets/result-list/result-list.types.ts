import type { ArticleSummary, Id } from '@millwright/domain';
import type { ReactNode } from 'react';
import type { ImageRatio } from '../../primitives/image/index.ts';

/** What became of the request for a list. */
export type ListResult<Item> =
  /** It was loaded. `total` counts all pages; without items there is nothing to show. */
  | { status: 'ready'; items: readonly Item[]; total: number }
  /** It is on its way. */
  | { status: 'loading' }
  /** It could not be had. `retryHref` tries again, usually the page's own URL. */
  | { status: 'failed'; retryHref: string }
  /** The browser has no network. `retryHref` tries again, usually the page's own URL. */
  | { status: 'offline'; retryHref: string };

/** What a list holds: its count and its sentences name it. */
export type ListKind =
  | 'article'
  | 'video'
  | 'magazineIssue'
  | 'whitePaper'
  | 'supplier'
  | 'product'
  | 'tradePost'
  | 'tradeShow'
  | 'pressRelease'
  /** What a search found, of whatever kind. */
  | 'searchHit'
  /** A favourite, of whatever kind. */
  | 'favourite';

/** How the items stand. */
export type ListLayout =
  /** One below the other under hairlines, for cards with their image next to the text. */
  | 'rows'
  /** In columns of at least 240 px, two on a phone, for wide images. */
  | 'grid'
  /** In columns of at least 160 px, two on a phone, for covers. */
  | 'shelf';

/** Props of the result list. */
export interface ResultListProps<Item extends { id: Id }> {
  /** What the list holds. */
  kind: ListKind;
  /** The heading. The count is shown next to it. */
  title: string;
  /** Level of the heading: 1 is the page's own. @default 1 */
  headingLevel?: 1 | 2;
  /** The items, or why there are none. */
  result: ListResult<Item>;
  /**
   * Renders one item. `headingLevel` is the level of its title, `priority` says that it is the first: its image is
   * requested before all others.
   */
  renderItem: (item: Item, place: { headingLevel: 2 | 3; priority: boolean }) => ReactNode;
  /** What stands between the heading and the items, or what there is instead of them. */
  intro?: ReactNode;
  /** How the items stand. @default 'rows' */
  layout?: ListLayout;
  /** Ratio of the images that will come, for the skeleton; null where the items have none. @default '16:9' */
  imageRatio?: ImageRatio | null;
  /** The page shown; named in the heading when above 1 (spec §2 Other screens). @default 1 */
  page?: number;
  /**
   * Whether filters or a keyword narrow the list. What is empty without them says that nothing is there yet, and advises
   * no fewer of them. @default true
   */
  isNarrowed?: boolean;
  /** Own path of the list without filters, offered where the filtered one is empty. */
  clearHref?: string | undefined;
  /** Where else to look, offered where the list is empty: each its own words and path. */
  leads?: readonly { label: string; href: string }[];
  /** Articles recommended where the list is empty (spec §8 Empty search). */
  recommended?: readonly ArticleSummary[];
}
