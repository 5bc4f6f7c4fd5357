import type { Id } from './entities/entities.ts';
import { SEARCH_TYPES } from './constants.ts';

/** What can be searched for (spec §9). */
export type SearchType = (typeof SEARCH_TYPES)[number];

/** The kinds of list that a tag search opens (spec §2 Routes). */
export type TagListKind = 'article' | 'product' | 'suppliers' | 'platform' | 'video' | 'exhibition' | 'paper';

/** A kind of content list: where it is, and what search panel and tag search call it. */
export interface ContentList {
  /** Own path of the list. */
  path: string;
  /** Its name in the search panel; null where it cannot be searched for. */
  searchType: SearchType | null;
  /** Its name in a tag search; null where tags do not lead to it. */
  tagKind: TagListKind | null;
}

/** The one table of content lists: search types and tag-list kinds differ in name, not in what they lead to. */
export const contentLists: readonly ContentList[] = [
  { path: '/articles', searchType: 'news', tagKind: 'article' },
  { path: '/showroom/products', searchType: 'products', tagKind: 'product' },
  { path: '/showroom/suppliers', searchType: 'supplier', tagKind: 'suppliers' },
  { path: '/showroom/platform', searchType: null, tagKind: 'platform' },
  { path: '/magazines', searchType: 'magazines', tagKind: null },
  { path: '/videos', searchType: 'videos', tagKind: 'video' },
  { path: '/tradeshow', searchType: 'exhibitions', tagKind: 'exhibition' },
  { path: '/whitepapers', searchType: 'whitepapers', tagKind: 'paper' },
];

/** The search type that a value names; null where it names none. */
export const parseSearchType = (value: unknown): SearchType | null => {
  const first: unknown = Array.isArray(value) ? value[0] : value;
  return SEARCH_TYPES.find((type) => type === first) ?? null;
};

/** What a tag search looks for: everything of an industry, or everything with a tag. */
export type TagTarget = { industry: Id } | { tag: Id };

/**
 * URL of the list that a tag search opens in a new window: `sid` for an industry, `tid` for a tag (spec §2 Routes).
 */
export const tagSearchUrl = (kind: TagListKind, target: TagTarget): string => {
  const { path } = contentLists.find((list) => list.tagKind === kind)!;
  return 'industry' in target ? `${path}?sid=${target.industry}` : `${path}?tid=${target.tag}`;
};
