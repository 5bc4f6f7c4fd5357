import {
  normaliseKeyword,
  parseInteger,
  parseIntegerBetween,
  parsePage,
  searchHref,
  SEARCH_KINDS,
  SEARCH_ORDERS,
  type Id,
  type SearchKind,
  type SearchOrder,
} from '@millwright/domain';
import { hotKeywordParameter } from '@millwright/ui/search-panel';
import { parseSort } from '../../shell/page/lists.server.ts';

/** What the URL of a search asks for. */
export interface RequestedSearch {
  /** Empty: nothing is searched. */
  keyword: string;
  /** Null: every kind. */
  kind: SearchKind | null;
  /** `sid`: an industry, or the sub-site that was searched from. */
  industryId: Id | null;
  year: number | null;
  /** Null is the search's own order, by relevance. */
  sort: Exclude<SearchOrder, 'relevance'> | null;
  /** 1 or more; may lie behind the last. */
  page: number;
}

/** Reads the URL of a search. Wrong values count as absent. */
export const parseSearch = (params: URLSearchParams): RequestedSearch => ({
  keyword: normaliseKeyword(params.get('keyword')),
  kind: SEARCH_KINDS.find((kind) => kind === params.get('type')) ?? null,
  industryId: parseInteger(params.get('sid')),
  year: parseIntegerBetween(params.get('year'), 1900, 9999),
  sort: parseSort(params.get('sort'), SEARCH_ORDERS),
  page: parsePage(params.get('page')),
});

/**
 * The URL of a search that its form wrote in another way, without JavaScript: with the hot keyword that was clicked, or
 * with an empty keyword. Null where it is written as links write it.
 */
export function hrefOfForm(params: URLSearchParams, requested: RequestedSearch): string | null {
  const hot = normaliseKeyword(params.get(hotKeywordParameter));
  const isEmpty = params.has('keyword') && requested.keyword === '';
  if (!params.has(hotKeywordParameter) && !isEmpty) return null;
  return searchHref({ ...requested, keyword: hot || requested.keyword });
}
