import { search, searchBest } from '@millwright/api-client/contract';
import { SEARCH_KINDS, type EditionKey } from '@millwright/domain';
import type { SQL } from 'drizzle-orm';
import type { Handler } from 'hono';
import { queryRows } from '../../db/database.ts';
import { prepared } from '../../db/prepared.ts';
import { respond, readQuery } from '../../http/call.ts';
import type { ApiEnvironment, Services } from '../../http/environment.ts';
import { relaxSearch, fewestHits, isTooLittle } from '../../search/relax-search.ts';
import type { Thesaurus } from '../../search/editor-synonyms.ts';
import { parseKeyword, strictAttempt, type Attempt, type KeywordQuery } from '../../search/keyword-query.ts';
import { recordMiss } from '../../search/search-misses.ts';
import { bestOfKindsQuery, type BestOfKindsRow } from './best-of-kinds.ts';
import { hitsOf, recommendedHits, type FoundHow } from './hits.ts';
import {
  knownResultQuery,
  scopeOf,
  recommendedQuery,
  searchResultQuery,
  type HitRow,
  type SearchRequest,
  type SearchRow,
} from './search.queries.ts';

/** What every search reads of what it finds. */
type AnyRow = BestOfKindsRow;

/** What is cached of a search: everything but its rows. */
type Found<Row extends AnyRow> = Omit<Row, 'list'> & FoundHow & { hasFullMatches: boolean };

/**
 * Requests all words of a keyword, and for less where that finds too little. Null for a keyword that nothing can be
 * looked for by. The rows are apart from what may be cached of them. `isCurrent` says whether nothing has changed between
 * the steps: a stricter one might find something now.
 */
async function queryInSteps<Row extends AnyRow>(
  db: Services['db'],
  keyword: string,
  query: KeywordQuery,
  among: ReturnType<typeof scopeOf>,
  queryOf: (attempt: Attempt) => SQL,
) {
  const request = async (attempt: Attempt): Promise<Row> => (await queryRows<Row>(db, prepared(queryOf(attempt))))[0]!;
  const strict = strictAttempt(query);
  if (!strict) return null;
  const first = await request(strict);
  const relaxed = isTooLittle(first.kinds, query.wanted)
    ? await relaxSearch(db, keyword, query, first.found, among)
    : null;
  let [row, attempt] = [first, strict];
  for (const next of relaxed?.attempts ?? []) {
    [row, attempt] = [await request(next), next];
    if (!isTooLittle(row.kinds, query.wanted)) break;
  }
  const { list, ...rest } = row;
  const found = {
    ...rest,
    match: attempt.match,
    by: attempt.by,
    corrected: relaxed?.corrected ?? null,
    // Hits that hold less come behind those that hold all: only where these are few was it not found as it was typed.
    hasFullMatches: attempt.match === 'all' || (relaxed?.fullMatches ?? first.found) >= fewestHits,
  };
  return { list, found, isCurrent: row.version === first.version };
}

const day = 86_400_000;

/** A kind of search. */
interface SearchOf<Request, Row extends AnyRow> {
  /** Names what is cached of it. */
  name: string;
  /** What of a request tells results apart: all but the page. */
  filters(request: Request): readonly unknown[];
  /** The hits that a request shows of what was found before, each as `id * 8 + kind`; null where they were not cached. */
  shown(found: Found<Row>, request: Request): readonly number[] | null;
  query(attempt: Attempt, request: Request, edition: EditionKey, now: Date): SQL;
  /** Is told of what was queried, before it is known whether it is anything. */
  onQueried?(found: Found<Row>, request: Request, edition: EditionKey, keyword: string): Promise<void>;
}

/**
 * Finds what the strictest attempt finds that finds anything; what was found before is read by its ids while it still
 * holds.
 */
function createFinder<Request extends Pick<SearchRequest, 'sid' | 'year'>, Row extends AnyRow>(
  { db, clock, queries }: Pick<Services, 'db' | 'clock' | 'queries'>,
  { name, filters, shown, query: queryOf, onQueried }: SearchOf<Request, Row>,
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
    // The order changes with the age of what is found, over years: it is cached for a day.
    const today = Math.floor(now.getTime() / day);
    const key = JSON.stringify([edition, keyword, ...filters(request), today, vocabulary]);
    const known = results.get(key);
    const hits = known && shown(known, request);
    if (hits) {
      const [row] = await queryRows<Row>(db, prepared(knownResultQuery(hits, edition, now)));
      if (row?.version === known.version) return { ...known, list: row.list };
    }
    const requested = await queryInSteps<Row>(db, keyword, query, scopeOf(request, edition, now), (attempt) =>
      queryOf(attempt, request, edition, now),
    );
    if (!requested) return null;
    const { list, found, isCurrent } = requested;
    await onQueried?.(found, request, edition, keyword);
    if (found.found === 0) return null;
    if (isCurrent) results.set(key, found);
    return { ...found, list };
  };
}

/** A page of what is cached of a search; null where it is not among what comes first. */
function pageOfKnown({ first, total }: Found<SearchRow>, { page: wanted, rows }: SearchRequest): number[] | null {
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
    shown: pageOfKnown,
    query: searchResultQuery,
    async onQueried({ found, hasFullMatches, corrected }, { type, sid, year }, edition, keyword) {
      const isNarrowed = (type ?? sid ?? year) !== undefined;
      if (!isNarrowed && (found === 0 || !hasFullMatches || corrected !== null))
        await recordMiss({ db, clock }, { edition, keyword, found });
    },
  });
  return async (context) => {
    const { keyword = '', ...requested } = readQuery(context, search.request);
    const edition = context.get('edition');
    const { termAt, version } = await thesaurus();
    const found = await find(keyword.toLowerCase(), parseKeyword(keyword, termAt), requested, edition, version);
    const recommended =
      found && found.total > 0
        ? []
        : (await queryRows<{ list: HitRow[] }>(db, prepared(recommendedQuery(requested, edition, clock()))))[0]!.list;
    const counts = (pairs: [number, number][] = []) => pairs.map(([value, count]) => ({ value, count }));
    return respond(context, {
      keyword,
      match: found ? (found.hasFullMatches ? 'all' : 'some') : 'none',
      corrected: found?.corrected ?? null,
      list: found ? await hitsOf(services, found.list, { keyword, termAt }, found, edition) : [],
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
    shown: ({ first }) => first,
    query: bestOfKindsQuery,
  });
  return async (context) => {
    const { keyword = '', ...requested } = readQuery(context, searchBest.request);
    const { termAt, version } = await thesaurus();
    const edition = context.get('edition');
    const found = await find(keyword.toLowerCase(), parseKeyword(keyword, termAt), requested, edition, version);
    const list = found ? await hitsOf(services, found.list, { keyword, termAt }, found, edition) : [];
    return respond(context, { list });
  };
};
