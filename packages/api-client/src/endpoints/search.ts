import type { Id, SearchHit, SearchKind, SearchOrder, SearchResult, SearchSuggestion } from '@millwright/domain';
import { perform, type ReadContext } from '../contract/call.ts';
import {
  readSearchBest,
  readSearchResult,
  readSuggestions,
  search,
  searchBest,
  searchSuggestions,
} from '../contract/search.ts';
import type { CallOptions, Http } from '../http/http.types.ts';
import type { Result } from '../result.ts';

/** What is searched for. */
export interface SearchQuery {
  /** An empty one finds nothing and answers what is recommended. */
  keyword: string;
  /** @default every kind */
  kind?: SearchKind;
  /** An industry or child industry (`sid`). */
  industryId?: Id;
  year?: number;
  /** @default 'relevance' */
  sort?: SearchOrder;
  /** @default 1 */
  page?: number;
  /** At most 50. @default 20 */
  rows?: number;
}

/** The calls of the search. */
export const searchEndpoints = (http: Http, context: ReadContext) => ({
  /** A page of everything that holds the keyword; its `page` is clamped to the last. */
  query: (
    { keyword, kind, industryId, year, sort, page, rows }: SearchQuery,
    options?: CallOptions,
  ): Promise<Result<SearchResult>> =>
    perform(
      http,
      search,
      { query: { type: kind, keyword, sid: industryId, year, sort, page, rows } },
      (wire) => readSearchResult(wire, context),
      options,
    ),

  /** The best of each kind that holds the keyword, in the order of the kinds; kinds without any are left out. */
  best: (
    { keyword, industryId, year }: Pick<SearchQuery, 'keyword' | 'industryId' | 'year'>,
    options?: CallOptions,
  ): Promise<Result<SearchHit[]>> =>
    perform(
      http,
      searchBest,
      { query: { keyword, sid: industryId, year } },
      (wire) => readSearchBest(wire, context),
      options,
    ),

  /**
   * What could be meant by a keyword that is still being typed: keywords first, then suppliers, products and articles.
   */
  suggest: (keyword: string, options?: CallOptions): Promise<Result<SearchSuggestion[]>> =>
    perform(http, searchSuggestions, { query: { keyword } }, readSuggestions, options),
});
