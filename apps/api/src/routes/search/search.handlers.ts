import { search, searchSuggestions } from '@millwright/api-client/contract';
import { articleText } from '@millwright/api-client/html';
import { SEARCH_KINDS } from '@millwright/domain';
import type { Handler } from 'hono';
import { queryRows } from '../../db/database.ts';
import { answer, refuse } from '../../http/envelope.ts';
import type { ApiEnvironment, Services } from '../../http/environment.ts';
import { readQuery } from '../../http/read-request.ts';
import { highlight, passageOf, reasonOf } from '../../search/highlight.ts';
import { attemptsOf, parseKeyword, type Attempt, type KeywordQuery } from '../../search/keyword-query.ts';
import { bodiesQuery, recommendedQuery, searchResultQuery, type HitRow, type SearchRequest, type SearchRow } from './search.queries.ts';
import { createSuggester } from './suggester.ts';

/** What was found as the contract has it; `passage` is that of the body, where only this was found. */
function hitOf({ kind, names: _names, ...row }: HitRow, query: KeywordQuery | null, by: Attempt['by'], reason: ReturnType<typeof reasonOf>, passage: string | null) {
  const shown = passage ?? row.brief;
  const parts = (text: string) => (query ? highlight(text, query, by) : [{ text, hit: false }]);
  return { type: SEARCH_KINDS[kind], ...row, highlights: { title: parts(row.title), text: parts(shown) }, reason };
}

/** Says of everything found why it was, with the passage of the body where nothing else holds the keyword. */
async function explained(db: Services['db'], rows: readonly HitRow[], query: KeywordQuery, by: Attempt['by']) {
  const reasons = rows.map(({ title, names, brief }) => reasonOf([['title', title], ['tags', names.join('\n')], ['brief', brief]], query, by));
  const inBody = rows.filter(({ kind }, at) => kind === 0 && reasons[at] === null).map(({ id }) => id);
  const bodies = inBody.length > 0 ? await queryRows<{ id: number; source: string }>(db, bodiesQuery(inBody)) : [];
  const texts = new Map(bodies.map(({ id, source }) => [id, articleText(source)]));
  return rows.map((row, at) => {
    const text = row.kind === 0 && reasons[at] === null ? texts.get(row.id) : undefined;
    const reason = reasons[at] ?? (text === undefined ? null : reasonOf([['body', text]], query, by));
    const term = query.terms[0]?.alternatives[0]?.text ?? '';
    return hitOf(row, query, by, reason ?? { field: 'body', by, term }, text === undefined ? null : passageOf(text, query));
  });
}

/** `GET /api/search` */
export const searchEverything = ({ db, clock }: Services): Handler<ApiEnvironment> => async (context) => {
  const request = readQuery(context, search.request);
  if (!request.success) return refuse(context, 'invalid_request');
  const { keyword = '', ...asked } = request.output as SearchRequest & { keyword?: string };
  const edition = context.get('edition');
  const query = parseKeyword(keyword);

  for (const attempt of attemptsOf(query)) {
    const [row] = await queryRows<SearchRow>(db, searchResultQuery(attempt, keyword.toLowerCase(), asked, edition, clock()));
    if (!row || row.found === 0) continue;
    const list = await explained(db, row.list, query, attempt.by);
    const recommended = list.length > 0 ? [] : (await queryRows<{ list: HitRow[] }>(db, recommendedQuery(asked, edition)))[0]!.list;
    const counts = (pairs: [number, number][]) => pairs.map(([value, count]) => ({ value, count }));
    return answer(context, {
      keyword, match: attempt.match, list, total: row.total, page: row.page, rows: asked.rows,
      facets: { types: row.kinds.map(([kind, count]) => ({ value: SEARCH_KINDS[kind], count })), industrys: counts(row.industries), years: counts(row.years) },
      recommended: recommended.map((hit) => hitOf(hit, null, 'text', null, null)),
    });
  }
  const [row] = await queryRows<{ list: HitRow[] }>(db, recommendedQuery(asked, edition));
  return answer(context, {
    keyword, match: 'none', list: [], total: 0, page: 1, rows: asked.rows, facets: { types: [], industrys: [], years: [] },
    recommended: row!.list.map((hit) => hitOf(hit, null, 'text', null, null)),
  });
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
