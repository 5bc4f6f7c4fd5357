import { search } from '@millwright/api-client/contract';
import {
  externalUrl,
  htmlLang,
  SEARCH_KINDS,
  type EditionKey,
  type SearchReason,
  type TextSegment,
} from '@millwright/domain';
import { sql, type SQL } from 'drizzle-orm';
import type { Handler } from 'hono';
import { isPublicDocument } from '../../content/publication.ts';
import { queryRows } from '../../db/database.ts';
import { prepared } from '../../db/prepared.ts';
import { respond, refuse, readQuery } from '../../http/call.ts';
import type { ApiEnvironment, Services } from '../../http/environment.ts';
import { inSlices } from '../../http/slices.ts';
import { backOff, isTooLittle, isWeak } from '../../search/back-off.ts';
import type { Thesaurus } from '../../search/editor-synonyms.ts';
import { fold } from '../../search/fold.ts';
import { explain, explainBody, highlight } from '../../search/highlight.ts';
import { parseKeyword, strictAttempt, type Attempt, type KeywordQuery } from '../../search/keyword-query.ts';
import { recordMiss } from '../../search/search-misses.ts';
import type { TermAt } from '../../search/synonyms.ts';
import { missingWords } from './missing-words.ts';
import {
  bodiesQuery,
  knownResultQuery,
  narrowingOf,
  recommendedQuery,
  searchResultQuery,
  type HitRow,
  type SearchRequest,
  type SearchRow,
} from './search.queries.ts';
import { withModels } from './series-models.ts';

/** Bodies that are read at a time. */
const bodiesAtOnce = 10;

/** Why something was found, as the contract has it. */
type WireReason = Omit<SearchReason, 'missing'> & Partial<Pick<SearchReason, 'missing'>>;

/** What was found as the contract has it, with the texts as they are shown. */
const hitOf = (
  { kind, names: _names, ...row }: HitRow,
  title: TextSegment[],
  text: TextSegment[],
  reason: WireReason | null,
) => ({
  type: SEARCH_KINDS[kind],
  ...row,
  highlights: { title, text },
  reason,
});

const unmarked = (text: string): TextSegment[] => [{ text, hit: false }];

/** The hits of a page as the contract has them. Of bodies only what is indexed is read, and only where nothing else says why. */
export async function hitsOf(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  rows: readonly HitRow[],
  { keyword, termAt }: { keyword: string; termAt: TermAt },
  { by, match, corrected }: Pick<FoundPage, 'by' | 'match' | 'corrected'>,
  edition: EditionKey,
) {
  const query = parseKeyword(corrected ?? keyword, termAt);
  const typed = fold(keyword);
  const missing = match === 'some' ? await missingWords(db, rows, query, edition) : [];
  const shown = await withModels(db, rows, query, edition, clock());
  const explained = await inSlices(explain(shown, query, by));
  // How a body is read is not indexed.
  const inBody = by === 'text' ? explained.filter(({ row, reason }) => row.kind === 0 && reason === null) : [];
  const bodies = new Map<number, string>();
  for (let at = 0; at < inBody.length; at += bodiesAtOnce) {
    const ids = inBody.slice(at, at + bodiesAtOnce).map(({ row }) => row.id);
    for (const { id, text } of await queryRows<{ id: number; text: string }>(db, bodiesQuery(ids)))
      bodies.set(id, text);
  }
  const term = query.terms[0]?.alternatives[0]?.text ?? '';
  const hits: ReturnType<typeof hitOf>[] = [];
  for (const { row, title, brief, reason } of explained) {
    const text = row.kind === 0 && reason === null ? bodies.get(row.id) : undefined;
    const body = text === undefined ? null : await inSlices(explainBody(text, query, htmlLang(edition)));
    const found = reason ?? body?.reason ?? { field: 'body' as const, by, term };
    const lacks: string[] = missing[hits.length] ?? [];
    const isMeant = corrected !== null && found.by === 'text' && !typed.includes(fold(found.term));
    hits.push(
      hitOf(row, highlight(title), highlight(body?.passage ?? brief), {
        ...found,
        by: isMeant ? 'spelling' : found.by,
        ...(lacks.length > 0 ? { missing: lacks } : {}),
      }),
    );
  }
  return hits;
}

/** Leaves out the URL of an article that leads nowhere else. */
export const outsideOf =
  (siteOrigins: readonly string[]) =>
  <Hit extends { url: string | null }>(hit: Hit): Hit => ({ ...hit, url: externalUrl(hit.url, siteOrigins) });

/** What is cached of a search: everything but its rows. */
type Found = Omit<SearchRow, 'list'> & Pick<Attempt, 'match' | 'by'> & { corrected: string | null };

/** A page of what was found. */
type FoundPage = Found & Pick<SearchRow, 'list'>;

const day = 86_400_000;

/** The documents among which a request looks, of an edition at a time. */
export const narrowedAt = (request: Pick<SearchRequest, 'sid' | 'year'>, edition: EditionKey, now: Date) => ({
  edition,
  narrowed: sql`${narrowingOf(request)} and ${isPublicDocument('s', now)}`,
});

/**
 * Requests all words of a keyword, and for less where that finds too little. Null for a keyword that nothing can be
 * looked for by. The rows are apart from what may be cached of them. `isCurrent` says whether nothing has changed between
 * the steps: a stricter one might find something now.
 */
export async function queryInSteps<Row extends Pick<SearchRow, 'list' | 'kinds' | 'found' | 'version'>>(
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
  const { list, ...rest } = row;
  const found = { ...rest, match: attempt.match, by: attempt.by, corrected: looser?.corrected ?? null };
  return { list, found, isCurrent: row.version === first.version };
}

/**
 * Finds what the strictest attempt finds that finds anything; what was found before is read by its ids while it still
 * holds.
 */
function createFinder({ db, clock, queries }: Pick<Services, 'db' | 'clock' | 'queries'>) {
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
    if (!requested) return null;
    const { list, found, isCurrent } = requested;
    if (!isNarrowed && (found.found === 0 || found.match === 'some' || found.corrected !== null))
      await recordMiss({ db, clock }, { edition, keyword, found: found.found });
    if (found.found === 0) return null;
    if (isCurrent) results.set(key, found);
    return { ...found, list };
  };
}

/** `GET /api/search` */
export const searchEverything = (services: Services, thesaurus: () => Promise<Thesaurus>): Handler<ApiEnvironment> => {
  const { db, clock, siteOrigins } = services;
  const find = createFinder(services);
  return async (context) => {
    const request = readQuery(context, search.request);
    if (!request.success) return refuse(context, 'invalid_request');
    const { keyword = '', ...requested } = request.output as SearchRequest & { keyword?: string };
    const edition = context.get('edition');
    const { termAt, version } = await thesaurus();
    const query = parseKeyword(keyword, termAt);
    const found = await find(keyword.toLowerCase(), query, requested, edition, version);
    const list = found ? await hitsOf(services, found.list, { keyword, termAt }, found, edition) : [];
    const recommended =
      found && found.total > 0
        ? []
        : (await queryRows<{ list: HitRow[] }>(db, prepared(recommendedQuery(requested, edition, clock()))))[0]!.list;
    const outside = outsideOf(siteOrigins);
    const counts = (pairs: [number, number][] = []) => pairs.map(([value, count]) => ({ value, count }));
    return respond(context, {
      keyword,
      match: found?.match ?? 'none',
      corrected: found?.corrected ?? null,
      list: list.map(outside),
      total: found?.total ?? 0,
      page: requested.page,
      rows: requested.rows,
      facets: {
        types: (found?.kinds ?? []).map(([kind, count]) => ({ value: SEARCH_KINDS[kind], count })),
        industrys: counts(found?.industries),
        years: counts(found?.years),
      },
      recommended: recommended.map((hit) =>
        outside(hitOf({ ...hit, models: [] }, unmarked(hit.title), unmarked(hit.brief), null)),
      ),
    });
  };
};
