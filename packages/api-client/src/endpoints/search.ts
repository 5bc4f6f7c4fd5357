import type {
  Id,
  OtherLanguageHits,
  SearchHit,
  SearchKind,
  SearchOrder,
  SearchResult,
  SearchSuggestions,
} from '@millwright/domain';
import type { ApiClient } from '../client.ts';
import { perform } from '../http/http.ts';
import * as contract from '../contract/search.ts';
import type { CallOptions } from '../http/http.types.ts';
import type { Result } from '../result.ts';

/** What is searched for. */
export interface SearchQuery {
  /** An empty one finds nothing and returns what is recommended. */
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

/** A page of everything that holds the keyword; its `page` is clamped to the last. */
export const searchAll = (
  client: ApiClient,
  { keyword, kind, industryId, year, sort, page, rows }: SearchQuery,
  options?: CallOptions,
): Promise<Result<SearchResult>> =>
  perform(
    client,
    contract.search,
    { query: { type: kind, keyword, sid: industryId, year, sort, page, rows } },
    contract.readSearchResult,
    options,
  );

/** The best of each kind that holds the keyword, in the order of the kinds; kinds without any are left out. */
export const searchBest = (
  client: ApiClient,
  { keyword, industryId, year }: Pick<SearchQuery, 'keyword' | 'industryId' | 'year'>,
  options?: CallOptions,
): Promise<Result<SearchHit[]>> =>
  perform(client, contract.searchBest, { query: { keyword, sid: industryId, year } }, contract.readSearchBest, options);

/** What only the other edition has of what the keyword finds; a few at most. */
export const searchOtherLanguage = (
  client: ApiClient,
  keyword: string,
  options?: CallOptions,
): Promise<Result<OtherLanguageHits>> =>
  perform(client, contract.searchOtherLanguage, { query: { keyword } }, contract.readOtherLanguage, options);

/**
 * What could be meant by a keyword that is still being typed: keywords first, then suppliers, products and articles; and
 * how much of each kind the first keyword finds.
 */
export const listSuggestions = (
  client: ApiClient,
  keyword: string,
  options?: CallOptions,
): Promise<Result<SearchSuggestions>> =>
  perform(client, contract.searchSuggestions, { query: { keyword } }, contract.readSuggestions, options);
