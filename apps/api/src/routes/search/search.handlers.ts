import { search, searchBest } from '@millwright/api-client/contract';
import { SEARCH_KINDS, type EditionKey } from '@millwright/domain';
import type { SQL } from 'drizzle-orm';
import type { Handler } from 'hono';
import { queryRows } from '../../db/database.ts';
import { prepared } from '../../db/prepared.ts';
import { respond, readQuery } from '../../http/call.ts';
import type { ApiEnvironment, Services } from '../../http/environment.ts';
import { relaxSearch, fewestHits } from '../../search/relax-search.ts';
import type { Thesaurus } from '../../search/editor-synonyms.ts';
import { parseKeyword, strictAttempt, type Attempt, type KeywordQuery } from '../../search/keyword-query.ts';
import type { SearchScope } from '../../search/weigh-parts.ts';
import { recordMiss } from '../../search/search-misses.ts';
import { bestOfKindsQuery, type BestOfKindsRow } from './best-of-kinds.ts';
import { hitsOf, recommendedHits, type FoundHow } from './hits.ts';
import {
  hitRowsQuery,
  scopeOf,
  recommendedQuery,
  searchResultQuery,
  type HitRow,
  type SearchRequest,
  type SearchRow,
} from './search.queries.ts';

/**
 * What is cached of a search: everything but the rows of its hits. `hasFullMatches` says whether enough hits hold the
 * whole keyword, so that it counts as found as it was typed (`match: 'all'`).
 */
type Found<Row extends BestOfKindsRow> = Omit<Row, 'list' | 'is_enough'> & FoundHow & { hasFullMatches: boolean };

/**
 * Searches for all terms of a keyword, then by a relaxed attempt where that finds too little. Null for a keyword
 * without terms. `isCurrent` says that nothing changed between the attempts: otherwise a stricter one might find
 * something now, and the result must not be cached.
 */
async function searchInSteps<Row extends BestOfKindsRow>(
  db: Services['db'],
  keyword: string,
  query: KeywordQuery,
  scope: SearchScope,
  queryOf: (attempt: Attempt, isLast: boolean) => SQL,
) {
  const request = async (attempt: Attempt, isLast: boolean): Promise<Row> =>
    (await queryRows<Row>(db, prepared(queryOf(attempt, isLast))))[0]!;
  const strict = strictAttempt(query);
  if (!strict) return null;
  const first = await request(strict, false);
  const relaxed = first.is_enough ? null : await relaxSearch(db, keyword, query, first.found, scope);
  const attempt = relaxed?.attempt ?? strict;
  const row = first.is_enough ? first : await request(attempt, true);
  const { list, is_enough: _isEnough, ...rest } = row;
  const found = {
    ...rest,
    match: attempt.match,
    by: attempt.by,
    corrected: relaxed?.corrected ?? null,
    hasFullMatches: attempt.match === 'all' || (relaxed?.fullMatches ?? first.found) >= fewestHits,
  };
  return { list, found, isCurrent: row.version === first.version };
}

const dayInMilliseconds = 86_400_000;

/** What a search over all hits and the search for the best of each kind differ in. */
interface SearchForm<Request, Row extends BestOfKindsRow> {
  /** The name of its results in the query cache. */
  name: string;
  /** The part of the cache key that comes from the request: all but the page. */
  filters(request: Request): readonly unknown[];
  /** The hits of a cached result that a request shows, by `hitNumber`; null where they are not cached. */
  cachedHits(found: Found<Row>, request: Request): readonly number[] | null;
  /** `isLast` says that hits are read even if they are too few: no other attempt follows. */
  query(attempt: Attempt, isLast: boolean, request: Request, edition: EditionKey, now: Date): SQL;
  /** Called with each result that was not cached, also where nothing was found. */
  onSearched?(found: Found<Row>, request: Request, edition: EditionKey, keyword: string): Promise<void>;
}

/**
 * Returns a function that searches for a keyword. A cached result of the same version is served again: only the rows of
 * its hits are read.
 */
function createFinder<Request extends Pick<SearchRequest, 'sid' | 'year'>, Row extends BestOfKindsRow>(
  { db, clock, queries }: Pick<Services, 'db' | 'clock' | 'queries'>,
  { name, filters, cachedHits, query: queryOf, onSearched }: SearchForm<Request, Row>,
) {
  const results = queries.of<Found<Row>>(name);
  return async (
    keyword: string,
    query: KeywordQuery,
    request: Request,
    edition: EditionKey,
    vocabulary: string,
  ): Promise<(Found<Row> & Pick<Row, 'list'>) | null> => {
    const now = clock();
    // The order depends on the age of articles, over years: so a result is cached for a day.
    const today = Math.floor(now.getTime() / dayInMilliseconds);
    const key = JSON.stringify([edition, keyword, ...filters(request), today, vocabulary]);
    const known = results.get(key);
    const hits = known && cachedHits(known, request);
    if (hits) {
      const [row] = await queryRows<Row>(db, prepared(hitRowsQuery(hits, edition, now)));
      if (row?.version === known.version) return { ...known, list: row.list };
    }
    const requested = await searchInSteps<Row>(db, keyword, query, scopeOf(edition, now), (attempt, isLast) =>
      queryOf(attempt, isLast, request, edition, now),
    );
    if (!requested) return null;
    const { list, found, isCurrent } = requested;
    await onSearched?.(found, request, edition, keyword);
    if (found.found === 0) return null;
    if (isCurrent) results.set(key, found);
    return { ...found, list };
  };
}

/** The hits of a page of a cached result; null where the page is beyond the cached hits. */
function cachedPage({ first, total }: Found<SearchRow>, { page: wanted, rows }: SearchRequest): number[] | null {
  const page = Math.min(wanted, Math.ceil(total / rows) + 1);
  const end = Math.min(total, page * rows);
  return end > first.length ? null : first.slice((page - 1) * rows, end);
}

/** `GET /api/search` */
export const searchEverything = (services: Services, thesaurus: () => Promise<Thesaurus>): Handler<ApiEnvironment> => {
  const { db, clock, siteOrigins } = services;
  const find = createFinder<SearchRequest, SearchRow>(services, {
    name: 'search',
    filters: ({ type, sid, year, sort }) => [type, sid, year, sort],
    cachedHits: cachedPage,
    query: searchResultQuery,
    async onSearched({ found, hasFullMatches, corrected }, { type, sid, year }, edition, keyword) {
      const isNarrowed = (type ?? sid ?? year) !== undefined;
      if (!isNarrowed && (found === 0 || !hasFullMatches || corrected !== null))
        await recordMiss({ db, clock }, { edition, keyword, found });
    },
  });
  return async (context) => {
    const { keyword = '', ...requested } = readQuery(context, search.request);
    const edition = context.get('edition');
    const { termAt, version } = await thesaurus();
    const parsed = parseKeyword(keyword, termAt);
    // Another kind is shown: there, the name of the kind is a word like any other.
    const query = requested.type === undefined || requested.type === parsed.allOf ? parsed : { ...parsed, allOf: null };
    const found = await find(keyword.toLowerCase(), query, requested, edition, version);
    const recommended =
      found && found.total > 0
        ? []
        : (await queryRows<{ list: HitRow[] }>(db, prepared(recommendedQuery(requested, edition, clock()))))[0]!.list;
    const counts = (pairs: [number, number][] = []) => pairs.map(([value, count]) => ({ value, count }));
    return respond(context, {
      keyword,
      match: found ? (found.hasFullMatches ? 'all' : 'some') : 'none',
      corrected: found?.corrected ?? null,
      list: found ? await hitsOf(services, found.list, { keyword, query }, found, edition) : [],
      total: found?.total ?? 0,
      page: requested.page,
      rows: requested.rows,
      facets: {
        types: (found?.kinds ?? []).map(([kind, count]) => ({ value: SEARCH_KINDS[kind], count })),
        industrys: counts(found?.industries),
        years: counts(found?.years),
      },
      recommended: recommendedHits(recommended, siteOrigins),
    });
  };
};

/** `GET /api/search/best` */
export const searchBestOfKinds = (services: Services, thesaurus: () => Promise<Thesaurus>): Handler<ApiEnvironment> => {
  const find = createFinder<Pick<SearchRequest, 'sid' | 'year'>, BestOfKindsRow>(services, {
    name: 'best of search',
    filters: ({ sid, year }) => [sid, year],
    cachedHits: ({ first }) => first,
    query: bestOfKindsQuery,
  });
  return async (context) => {
    const { keyword = '', ...requested } = readQuery(context, searchBest.request);
    const { termAt, version } = await thesaurus();
    const edition = context.get('edition');
    const query = parseKeyword(keyword, termAt);
    const found = await find(keyword.toLowerCase(), query, requested, edition, version);
    const list = found ? await hitsOf(services, found.list, { keyword, query }, found, edition) : [];
    return respond(context, { list });
  };
};
