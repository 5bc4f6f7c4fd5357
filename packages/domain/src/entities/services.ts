import type { ArticleSummary, Counterpart, Id } from './entities.ts';
import type { PostSide } from './sourcing.ts';
import type { FavouriteKind } from './member-things.ts';

/** How a supplier, or the author of a post, is reached. A text that is not known is empty. */
export interface Contact {
  person: string;
  phone: string;
  email: string;
  address: string;
}

/** A link to a file, for the member who requested it. */
export interface DownloadLink {
  /** Own path or absolute URL. */
  url: string;
  /** ISO 8601 instant after which the link works no more. */
  expiresAt: string;
  /** The name that the file is saved under. */
  fileName: string;
}

/** Something that can be a favourite. */
export interface PendingFavourite {
  kind: FavouriteKind;
  id: Id;
}

/** An article of the most read. */
export interface ReadArticle extends ArticleSummary {
  /** How often it was seen in the last 30 days. */
  views: number;
}

/** What a site map lists. */
export const SITEMAP_KINDS = [
  'article',
  'video',
  'issue',
  'paper',
  'supplier',
  'product',
  'post',
  'show',
  'release',
] as const;
/** A kind of what a site map lists. */
export type SitemapKind = (typeof SITEMAP_KINDS)[number];

/** How much a site map has of a kind. */
export interface SitemapCount {
  kind: SitemapKind;
  total: number;
  /** ISO 8601 instant of the latest change. */
  modifiedAt: string;
}

/** A line of a site map. */
export interface SitemapEntry {
  id: Id;
  /** Custom url name of an article; null where there is none. */
  urlName: string | null;
  /** ISO 8601 instant of the last change. */
  modifiedAt: string;
  /** What a post is: offered or looked for; null for everything else. */
  side: PostSide | null;
  /** The same thing in another edition; null where there is none. */
  counterpart: Counterpart | null;
  /** Those in further editions, where the site has more than two. */
  otherCounterparts?: Counterpart[];
}

/** A country, province or city. */
export interface Place {
  id: Id;
  name: string;
}
