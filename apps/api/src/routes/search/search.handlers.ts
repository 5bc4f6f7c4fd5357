import { search, searchSuggestions } from '@millwright/api-client/contract';
import { articleText } from '@millwright/api-client/html';
import { SEARCH_KINDS, type EditionKey } from '@millwright/domain';
import type { Handler } from 'hono';
import { queryRows } from '../../db/database.ts';
import { prepared } from '../../db/prepared.ts';
import { answer, refuse } from '../../http/envelope.ts';
import type { ApiEnvironment, Services } from '../../http/environment.ts';
import { readQuery } from '../../http/read-request.ts';
import { highlight, passageOf, reasonOf } from '../../search/highlight.ts';
import { attemptsOf, parseKeyword, type Attempt, type KeywordQuery } from '../../search/keyword-query.ts';
import { createCountedBefore } from '../counted-before.ts';
import {
  bodiesQuery,
  knownResultQuery,
  recommendedQuery,
  searchResultQuery,
  type HitRow,
  type SearchRequest,
  type SearchRow,
} from './search.queries.ts';
import { createSuggester } from './suggester.ts';

/** What is remembered of a search: everything but its rows. */
type Found = Omit<SearchRow, 'list' | 'page'> & Pick<Attempt, 'match' | 'by'>;

/** A page of what was found. */
type FoundPage = Found & Pick<SearchRow, 'list' | 'page'>;

/** What was found as the contract has it; `passage` is that of the body, where only this was found. */
function hitOf(
  { kind, names: _names, ...row }: HitRow,
  query: KeywordQuery | null,
  by: Attempt['by'],
  reason: ReturnType<typeof reasonOf>,
  passage: string | null,
) {
  const shown = passage ?? row.brief;
  const parts = (text: string) => (query ? highlight(text, query, by) : [{ text, hit: false }]);
  return { type: SEARCH_KINDS[kind], ...row, highlights: { title: parts(row.title), text: parts(shown) }, reason };
}

/** Says of everything found why it was, with the passage of the body where nothing else holds the keyword. */
async function explained(db: Services['db'], rows: readonly HitRow[], query: KeywordQuery, by: Attempt['by']) {
  const reasons = rows.map(({ title, names, brief }) =>
    reasonOf(
      [
        ['title', title],
        ['tags', names.join('\n')],
        ['brief', brief],
      ],
      query,
      by,
    ),
  );
  const inBody = rows.filter(({ kind }, at) => kind === 0 && reasons[at] === null).map(({ id }) => id);
  const bodies = inBody.length > 0 ? await queryRows<{ id: number; source: string }>(db, bodiesQuery(inBody)) : [];
  const texts = new Map(bodies.map(({ id, source }) => [id, articleText(source)]));
  return rows.map((row, at) => {
    const text = row.kind === 0 && reasons[at] === null ? texts.get(row.id) : undefined;
    const reason = reasons[at] ?? (text === undefined ? null : reasonOf([['body', text]], query, by));
    const term = query.terms[0]?.alternatives[0]?.text ?? '';
    return hitOf(
      row,
      query,
      by,
      reason ?? { field: 'body', by, term },
      text === undefined ? null : passageOf(text, query),
    );
  });
}

const day = 86_400_000;

/** Finds what the strictest attempt finds that finds anything; what was found before is read by its ids while it still holds. */
function createFinder({ db, clock }: Pick<Services, 'db' | 'clock'>) {
  const foundBefore = createCountedBefore<Found>();

  const readKnown = async (
    found: Found,
    { page: wanted, rows }: SearchRequest,
    edition: EditionKey,
  ): Promise<FoundPage | null> => {
    const page = Math.max(1, Math.min(wanted, Math.ceil(found.total / rows)));
    const end = Math.min(found.total, page * rows);
    if (end > found.first.length) return null;
    const [row] = await queryRows<Pick<SearchRow, 'list' | 'version'>>(
      db,
      prepared(knownResultQuery(found.first.slice((page - 1) * rows, end), edition)),
    );
    return row?.version === found.version ? { ...found, list: row.list, page } : null;
  };

  return async (
    keyword: string,
    query: KeywordQuery,
    request: SearchRequest,
    edition: EditionKey,
  ): Promise<FoundPage | null> => {
    const { type, sid, year, sort } = request;
    const now = clock();
    // The order changes with the age of what is found, over years: it is kept for a day.
    const key = JSON.stringify([edition, keyword, type, sid, year, sort, Math.floor(now.getTime() / day)]);
    const known = foundBefore.of(key);
    const page = known && (await readKnown(known, request, edition));
    if (page) return page;

    const versions = new Set<string>();
    for (const attempt of attemptsOf(query)) {
      const [row] = await queryRows<SearchRow>(
        db,
        prepared(searchResultQuery(attempt, keyword, request, edition, now)),
      );
      if (!row) continue;
      versions.add(row.version);
      if (row.found === 0) continue;
      const { list, page: shown, ...rest } = row;
      const found = { ...rest, match: attempt.match, by: attempt.by };
      // Had something changed in between, a stricter attempt might find something now.
      if (versions.size === 1) foundBefore.keep(key, found);
      return { ...found, list, page: shown };
    }
    return null;
  };
}

/** `GET /api/search` */
export const searchEverything = (services: Services): Handler<ApiEnvironment> => {
  const { db } = services;
  const find = createFinder(services);
  return async (context) => {
    const request = readQuery(context, search.request);
    if (!request.success) return refuse(context, 'invalid_request');
    const { keyword = '', ...asked } = request.output as SearchRequest & { keyword?: string };
    const edition = context.get('edition');
    const query = parseKeyword(keyword);
    const found = await find(keyword.toLowerCase(), query, asked, edition);
    const list = found ? await explained(db, found.list, query, found.by) : [];
    const recommended =
      list.length > 0
        ? []
        : (await queryRows<{ list: HitRow[] }>(db, prepared(recommendedQuery(asked, edition))))[0]!.list;
    const counts = (pairs: [number, number][] = []) => pairs.map(([value, count]) => ({ value, count }));
    return answer(context, {
      keyword,
      match: found?.match ?? 'none',
      list,
      total: found?.total ?? 0,
      page: found?.page ?? 1,
      rows: asked.rows,
      facets: {
        types: (found?.kinds ?? []).map(([kind, count]) => ({ value: SEARCH_KINDS[kind], count })),
        industrys: counts(found?.industries),
        years: counts(found?.years),
      },
      recommended: recommended.map((hit) => hitOf(hit, null, 'text', null, null)),
    });
  };
};

/** `GET /api/search/suggest` */
export const suggest = (services: Services): Handler<ApiEnvironment> => {
  const suggester = createSuggester(services);
  return async (context) => {
    const request = readQuery(context, searchSuggestions.request);
    if (!request.success) return refuse(context, 'invalid_request');
    return answer(context, { list: await suggester(request.output.keyword ?? '', context.get('edition')) });
  };
};
