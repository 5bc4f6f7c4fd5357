import type { EditionKey } from '@millwright/domain';
import { sql } from 'drizzle-orm';
import { queryRows, type Database } from '../../db/database.ts';
import { prepared } from '../../db/prepared.ts';
import { editionSql } from '../../search/documents.ts';
import { type KeywordQuery, smallerTerms } from '../../search/keyword-query.ts';
import { unitQuery } from '../../search/terms.ts';
import type { HitRow } from './search.queries.ts';

/** Words of a keyword that are looked up; what comes after them is not named. */
const mostWords = 8;

/** What of a keyword each of some hits does not hold, as a reader wrote it, by the place of the hit. */
export async function missingWords(
  db: Database,
  rows: readonly Pick<HitRow, 'kind' | 'id'>[],
  { terms, termAt }: KeywordQuery,
  edition: EditionKey,
): Promise<string[][]> {
  const words = terms
    .flatMap((term) => {
      const { text } = term.alternatives[0]!;
      const smaller = /\p{Script=Han}/u.test(text) ? [] : smallerTerms(text, termAt);
      return smaller.length > 0 ? smaller : [term];
    })
    .slice(0, mostWords);
  if (rows.length === 0 || words.length < 2) return rows.map(() => []);
  const requested = words.map((word) => ({ text: word.alternatives[0]!.text, query: unitQuery(word) }));
  const hits = rows.map(({ kind, id }) => ({ kind, id }));
  const found = await queryRows<{ place: number; missing: string[] }>(
    db,
    prepared(sql`select hit.place::integer as place,
        coalesce(json_agg(word.text order by word.place) filter (where not s.terms @@ word.query::tsquery), '[]') as missing
      from jsonb_array_elements(${JSON.stringify(hits)}::jsonb) with ordinality as hit (row, place)
      join search_document s on s.edition = ${editionSql(edition)}
        and s.kind = (hit.row ->> 'kind')::smallint and s.id = (hit.row ->> 'id')::integer
      cross join (
        select row ->> 'text' as text, row ->> 'query' as query, place
        from jsonb_array_elements(${JSON.stringify(requested)}::jsonb) with ordinality as words (row, place)) word
      group by hit.place`),
  );
  const missing = new Map(found.map((row) => [row.place, row.missing]));
  return rows.map((_row, at) => missing.get(at + 1) ?? []);
}
