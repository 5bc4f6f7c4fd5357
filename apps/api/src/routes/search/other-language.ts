import { searchOtherLanguage } from '@millwright/api-client/contract';
import { counterpartEdition, type EditionKey } from '@millwright/domain';
import { sql } from 'drizzle-orm';
import type { Handler } from 'hono';
import { isPublicArticle, isPublicDocument } from '../../content/publication.ts';
import { queryRows } from '../../db/database.ts';
import { prepared } from '../../db/prepared.ts';
import { respond, readQuery } from '../../http/call.ts';
import type { ApiEnvironment, Services } from '../../http/environment.ts';
import { editionSql } from '../../search/documents.ts';
import { parseKeyword, type KeywordQuery } from '../../search/keyword-query.ts';
import { translatedQuery } from '../../search/translate-keyword.ts';
import { termAtInBoth } from '../../search/synonyms.ts';
import { hitsOf } from './hits.ts';
import { hitRowsQuery, type HitRow, type SearchRow } from './search.queries.ts';
import { titleIn } from '../../db/in-edition.ts';
import { isCounterpart } from '../../content/counterparts.ts';

/** Hits of the other edition that are read. */
const mostRead = 500;

/** Hits that are shown. */
const mostShown = 5;

/**
 * Hits that only the other edition has: articles without a public counterpart here, and entries without a title here.
 * Those that hold the keyword in their title come first, then the latest.
 */
async function hitsOnlyThere(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  query: KeywordQuery,
  edition: EditionKey,
): Promise<HitRow[]> {
  const there = counterpartEdition(edition);
  const requested = translatedQuery(query, there);
  if (requested === null) return [];
  const now = clock();
  const found = await queryRows<{ hit: number }>(
    db,
    prepared(sql`with found as materialized (
        select s.kind, s.id, s.published_at, s.head from search_document s
        where s.edition = ${editionSql(there)} and ${isPublicDocument('s', now)} and s.terms @@ ${requested.about}::tsquery
        limit ${mostRead}::integer)
      select (f.id::bigint * 8 + f.kind)::float8 as hit from found f
        left join article a on f.kind = 0 and a.id = f.id
        left join article t on ${isCounterpart('t', 'a')} and t.edition = ${edition} and ${isPublicArticle('t', now)}
        left join entry e on f.kind > 0 and e.id = f.id
      where t.id is null and ${titleIn(sql`e`, edition)} is null
      order by f.head @@ ${requested.anywhere}::tsquery desc, f.published_at desc, f.kind, f.id desc
      limit ${mostShown}::integer`),
  );
  if (found.length === 0) return [];
  const hits = found.map(({ hit }) => hit);
  const [row] = await queryRows<Pick<SearchRow, 'list'>>(db, prepared(hitRowsQuery(hits, there, now)));
  return row?.list ?? [];
}

/** `GET /api/search/other-language` */
export const searchInOtherLanguage =
  (services: Services): Handler<ApiEnvironment> =>
  async (context) => {
    const { keyword = '' } = readQuery(context, searchOtherLanguage.request);
    const edition = context.get('edition');
    const there = counterpartEdition(edition);
    const query = parseKeyword(keyword, termAtInBoth);
    const rows = await hitsOnlyThere(services, query, edition);
    const how = { by: 'text', match: 'all', corrected: null } as const;
    const list = await hitsOf(services, rows, { keyword, query }, how, there);
    return respond(context, { edition: there, list });
  };
