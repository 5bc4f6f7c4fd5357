import type { Id } from './entities/entities.ts';
import type { SearchKind } from './entities/search.ts';
import { normaliseKeyword } from './keyword.ts';
import type { SearchOrder } from './list-order.ts';

/** What the URL of a search states. */
export interface SearchTerms {
  keyword: string;
  /** @default every kind */
  kind?: SearchKind | null;
  /** An industry, or the sub-site that is searched. @default all */
  industryId?: Id | null;
  year?: number | null;
  /** @default by relevance */
  sort?: SearchOrder | null;
  /** @default 1 */
  page?: number;
}

/** The path of searches. */
export const searchPath = '/search';

/** URL of a page of results, with its parameters in the order in which the search form sends them. */
export const searchHref = ({ keyword, kind, industryId, year, sort, page = 1 }: SearchTerms): string => {
  const stated = { type: kind, keyword, sid: industryId, year, sort, page: page > 1 && page };
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(stated)) if (value) query.set(name, String(value));
  return query.size > 0 ? `${searchPath}?${query}` : searchPath;
};

/** URL of a search; null where there is no keyword, for then nothing happens (spec §2 Search panel, §5 Search). */
export const searchUrl = (terms: SearchTerms): string | null => {
  const keyword = normaliseKeyword(terms.keyword);
  return keyword ? searchHref({ ...terms, keyword }) : null;
};
