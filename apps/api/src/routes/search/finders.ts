import type { EditionKey } from '@millwright/domain';
import { sql, type SQL } from 'drizzle-orm';
import { isPublicDocument } from '../../content/publication.ts';
import { queryRows } from '../../db/database.ts';
import { prepared } from '../../db/prepared.ts';
import type { Services } from '../../http/environment.ts';
import { backOff, isTooLittle, isWeak } from '../../search/back-off.ts';
import { strictAttempt, type Attempt, type KeywordQuery } from '../../search/keyword-query.ts';
import { recordMiss } from '../../search/search-misses.ts';
import {
  bestOfKindsQuery,
  knownResultQuery,
  narrowingOf,
  searchResultQuery,
  type BestOfKindsRow,
  type SearchRequest,
  type SearchRow,
} from './search.queries.ts';

/** What is cached of a search: everything but its rows. */
type Found = Omit<SearchRow, 'list'> & Pick<Attempt, 'match' | 'by'> & { corrected: string | null };

/** A page of what was found. */
export type FoundPage = Found & Pick<SearchRow, 'list'>;

const day = 86_400_000;

/** The documents among which a request looks, of an edition at a time. */
const narrowedAt = (request: Pick<SearchRequest, 'sid' | 'year'>, edition: EditionKey, now: Date) => ({
  edition,
  narrowed: sql`${narrowingOf(request)} and ${isPublicDocument('s', now)}`,
});

/**
 * Requests all words of a keyword, and for less where that finds too little. Null for a keyword that nothing can be
 * looked for by. `isCurrent` says whether nothing has changed between the steps: a stricter one might find something
 * now.
 */
async function queryInSteps<Row extends Pick<SearchRow, 'kinds' | 'found' | 'version'>>(
  db: Services['db'],
  keyword: string,
  query: KeywordQuery,
  among: ReturnType<typeof narrowedAt>,
  queryOf: (attempt: Attempt) => SQL,
) {
  const request = async (attempt: Attempt): Promise<Row> => (await queryRows<Row>(db, prepared(queryOf(attempt))))[0]!;
  const strict = strictAttempt(query);
  if (!strict) return null;
  const first = await request(strict);
  const looser =
    isTooLittle(first.kinds, query.wanted) || (await isWeak(db, strict, first.found, among))
      ? await backOff(db, keyword, query, first.found, among)
      : null;
  let [row, attempt] = [first, strict];
  for (const next of looser?.attempts ?? []) {
    [row, attempt] = [await request(next), next];
    if (!isTooLittle(row.kinds, query.wanted)) break;
  }
  return { row, attempt, corrected: looser?.corrected ?? null, isCurrent: row.version === first.version };
}

/**
 * Finds what the strictest attempt finds that finds anything; what was found before is read by its ids while it still
 * holds.
 */
export function createFinder({ db, clock, queries }: Pick<Services, 'db' | 'clock' | 'queries'>) {
  const results = queries.of<Found>('search');

  const readKnown = async (
    found: Found,
    { page: wanted, rows }: SearchRequest,
    edition: EditionKey,
    now: Date,
  ): Promise<FoundPage | null> => {
    const page = Math.min(wanted, Math.ceil(found.total / rows) + 1);
    const end = Math.min(found.total, page * rows);
    if (end > found.first.length) return null;
    const [row] = await queryRows<Pick<SearchRow, 'list' | 'version'>>(
      db,
      prepared(knownResultQuery(found.first.slice((page - 1) * rows, end), edition, now)),
    );
    return row?.version === found.version ? { ...found, list: row.list } : null;
  };

  return async (
    keyword: string,
    query: KeywordQuery,
    request: SearchRequest,
    edition: EditionKey,
    vocabulary = '',
  ): Promise<FoundPage | null> => {
    const { type, sid, year, sort } = request;
    const now = clock();
    // The order changes with the age of what is found, over years: it is cached for a day.
    const key = JSON.stringify([edition, keyword, type, sid, year, sort, Math.floor(now.getTime() / day), vocabulary]);
    const known = results.get(key);
    const page = known && (await readKnown(known, request, edition, now));
    if (page) return page;

    const requested = await queryInSteps<SearchRow>(db, keyword, query, narrowedAt(request, edition, now), (attempt) =>
      searchResultQuery(attempt, request, edition, now),
    );
    const isNarrowed = (type ?? sid ?? year) !== undefined;
    if (
      requested &&
      !isNarrowed &&
      (requested.row.found === 0 || requested.attempt.match === 'some' || requested.corrected !== null)
    )
      await recordMiss({ db, clock }, { edition, keyword, found: requested.row.found });
    if (!requested || requested.row.found === 0) return null;
    const { row, attempt, corrected, isCurrent } = requested;
    const { list, ...rest } = row;
    const found = { ...rest, match: attempt.match, by: attempt.by, corrected };
    if (isCurrent) results.set(key, found);
    return { ...found, list };
  };
}

/** The best of each kind, with how it was found. */
interface FoundBest extends BestOfKindsRow, Pick<Attempt, 'match' | 'by'> {
  corrected: string | null;
}

/**
 * Finds the best of each kind by the attempt that the search itself would show; what was found before is read again.
 */
export function createBestFinder({ db, clock, queries }: Pick<Services, 'db' | 'clock' | 'queries'>) {
  const results = queries.of<Omit<FoundBest, 'list'>>('best of search');
  return async (
    keyword: string,
    query: KeywordQuery,
    request: Pick<SearchRequest, 'sid' | 'year'>,
    edition: EditionKey,
    vocabulary = '',
  ): Promise<Pick<FoundBest, 'list' | 'match' | 'by' | 'corrected'> | null> => {
    const now = clock();
    const key = JSON.stringify([
      edition,
      keyword,
      request.sid,
      request.year,
      Math.floor(now.getTime() / day),
      vocabulary,
    ]);
    const known = results.get(key);
    if (known) {
      const [row] = await queryRows<BestOfKindsRow>(db, prepared(knownResultQuery(known.first, edition, now)));
      if (row?.version === known.version) return { ...known, list: row.list };
    }
    const requested = await queryInSteps<BestOfKindsRow>(
      db,
      keyword,
      query,
      narrowedAt(request, edition, now),
      (attempt) => bestOfKindsQuery(attempt, request, edition, now),
    );
    if (!requested || requested.row.list.length === 0) return null;
    const { row, attempt, corrected, isCurrent } = requested;
    const { list, ...rest } = row;
    const found = { ...rest, match: attempt.match, by: attempt.by, corrected };
    if (isCurrent) results.set(key, found);
    return { ...found, list };
  };
}
