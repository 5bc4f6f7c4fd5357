import { search, searchBest, searchOtherLanguage, searchSuggestions } from '@millwright/api-client/contract';
import {
  externalUrl,
  htmlLang,
  SEARCH_KINDS,
  counterpartEdition,
  type EditionKey,
  type SearchReason,
  type TextSegment,
} from '@millwright/domain';
import type { Handler } from 'hono';
import { queryRows } from '../../db/database.ts';
import { prepared } from '../../db/prepared.ts';
import { respond, refuse, readQuery } from '../../http/call.ts';
import type { ApiEnvironment, Services } from '../../http/environment.ts';
import { inSlices, type SlicedWork } from '../../http/slices.ts';
import { highlight, lookThrough, passageOf, reasonOf, type LookedThrough } from '../../search/highlight.ts';
import { fold } from '../../search/fold.ts';
import { parseKeyword, type Attempt, type KeywordQuery } from '../../search/keyword-query.ts';
import { createThesaurus } from '../../search/editor-synonyms.ts';
import { termAtInBoth, type TermAt } from '../../search/synonyms.ts';
import { createBestFinder, createFinder, type FoundPage } from './finders.ts';
import { onlyThere } from './only-there.ts';
import { missingWords } from './missing-words.ts';
import { bodiesQuery, recommendedQuery, type HitRow, type SearchRequest } from './search.queries.ts';
import { withModels } from './series-models.ts';
import { createSuggester } from './suggester.ts';

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

/** Something found, with its texts looked through. */
interface Explained {
  row: HitRow;
  title: LookedThrough;
  brief: LookedThrough;
  reason: Omit<SearchReason, 'missing'> | null;
}

/** Says of what was found why it was. Each text is folded and looked through once, whatever is said of it. */
function* explain(rows: readonly HitRow[], query: KeywordQuery, by: Attempt['by']): SlicedWork<Explained[]> {
  const explained: Explained[] = [];
  for (const row of rows) {
    const title = yield* lookThrough(row.title, query, by);
    const names = title.best ? null : yield* lookThrough(row.names.join('\n'), query, by, 1);
    const brief = yield* lookThrough(row.brief, query, by);
    const reason = reasonOf([
      ['title', title],
      ['tags', names],
      ['brief', brief],
    ]);
    explained.push({ row, title, brief, reason });
  }
  return explained;
}

/** Says of what was found in a body alone how, with its passage. */
function* explainBody(
  text: string,
  query: KeywordQuery,
  edition: EditionKey,
): SlicedWork<{ reason: Omit<SearchReason, 'missing'> | null; passage: LookedThrough | null }> {
  const body = yield* lookThrough(text, query, 'text', 1);
  const passage = passageOf(body, htmlLang(edition));
  return {
    reason: reasonOf([['body', body]]),
    passage: passage === null ? null : yield* lookThrough(passage, query, 'text'),
  };
}

/** The hits of a page as the contract has them. Of bodies only what is indexed is read, and only where nothing else says why. */
async function hitsOf(
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
    const body = text === undefined ? null : await inSlices(explainBody(text, query, edition));
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
const outsideOf =
  (siteOrigins: readonly string[]) =>
  <Hit extends { url: string | null }>(hit: Hit): Hit => ({ ...hit, url: externalUrl(hit.url, siteOrigins) });

/** `GET /api/search` */
export const searchEverything = (services: Services): Handler<ApiEnvironment> => {
  const { db, clock, siteOrigins } = services;
  const find = createFinder(services);
  const thesaurus = createThesaurus(services);
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

/** `GET /api/search/best` */
export const searchBestOfKinds = (services: Services): Handler<ApiEnvironment> => {
  const find = createBestFinder(services);
  const thesaurus = createThesaurus(services);
  const { siteOrigins } = services;
  return async (context) => {
    const request = readQuery(context, searchBest.request);
    if (!request.success) return refuse(context, 'invalid_request');
    const { keyword = '', ...requested } = request.output;
    const { termAt, version } = await thesaurus();
    const query = parseKeyword(keyword, termAt);
    const edition = context.get('edition');
    const found = await find(keyword.toLowerCase(), query, requested, edition, version);
    const list = found ? await hitsOf(services, found.list, { keyword, termAt }, found, edition) : [];
    return respond(context, { list: list.map(outsideOf(siteOrigins)) });
  };
};

/** `GET /api/search/other-language` */
export const searchInOtherLanguage =
  (services: Services): Handler<ApiEnvironment> =>
  async (context) => {
    const request = readQuery(context, searchOtherLanguage.request);
    if (!request.success) return refuse(context, 'invalid_request');
    const keyword = request.output.keyword ?? '';
    const edition = context.get('edition');
    const there = counterpartEdition(edition);
    const rows = await onlyThere(services, parseKeyword(keyword, termAtInBoth), edition);
    const how = { by: 'text', match: 'all', corrected: null } as const;
    const list = await hitsOf(services, rows, { keyword, termAt: termAtInBoth }, how, there);
    return respond(context, { edition: there, list: list.map(outsideOf(services.siteOrigins)) });
  };

/** `GET /api/search/suggest` */
export const suggest = (services: Services): Handler<ApiEnvironment> => {
  const suggester = createSuggester(services);
  const thesaurus = createThesaurus(services);
  return async (context) => {
    const request = readQuery(context, searchSuggestions.request);
    if (!request.success) return refuse(context, 'invalid_request');
    const { termAt } = await thesaurus();
    return respond(context, await suggester(request.output.keyword ?? '', context.get('edition'), termAt));
  };
};
