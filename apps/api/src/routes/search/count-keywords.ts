import { SEARCH_KINDS, SUGGESTION_COUNTED, type EditionKey, type SearchKind } from '@millwright/domain';
import { sql } from 'drizzle-orm';
import { isPublicDocument } from '../../content/publication.ts';
import { queryRows, type Database } from '../../db/database.ts';
import { prepared } from '../../db/prepared.ts';
import { editionSql, searchKindNumber } from '../../search/documents.ts';
import { searchQuery } from '../../search/keyword-query.ts';
import type { TermAt } from '../../search/synonyms.ts';

/** Kinds that are named with the first keyword. */
const mostKinds = 3;

/** How much keywords find. */
interface CountedKeywords {
  counts: ReadonlyMap<string, number>;
  /** The first of them that finds something, of the first two; empty where neither does. */
  keyword: string;
  /** How much it finds by kind, the most first. */
  kinds: { value: SearchKind; count: number }[];
}

/**
 * How much a search for each of some keywords finds, and of the first two by kind, in one query. Each is counted up to
 * `SUGGESTION_COUNTED`, of each kind apart, so that a common word costs no more than a rare one.
 */
export async function countedKeywords(
  db: Database,
  keywords: readonly string[],
  edition: EditionKey,
  termAt: TermAt,
  now: Date,
): Promise<CountedKeywords> {
  const requested = keywords.flatMap((keyword, place) => {
    const query = searchQuery(keyword, termAt);
    return query === null ? [] : [{ place, query }];
  });
  if (requested.length === 0) return { counts: new Map(), keyword: '', kinds: [] };
  const hits = sql`search_document s where s.edition = ${editionSql(edition)} and ${isPublicDocument('s', now)}
    and s.terms @@ asked.query::tsquery`;
  const rows = await queryRows<{ place: number; kind: number | null; count: number }>(
    db,
    prepared(sql`with asked as materialized (
        select place, query from jsonb_to_recordset(${JSON.stringify(requested)}::jsonb) as asked (place integer, query text))
      select place, null as kind,
        (select count(*) from (select from ${hits} limit ${SUGGESTION_COUNTED}::integer) found)::integer as count
      from asked
      union all
      select place, kind,
        (select count(*) from (select from ${hits} and s.kind = kinds.kind limit ${SUGGESTION_COUNTED}::integer) found)::integer
      from asked, generate_series(0, ${SEARCH_KINDS.length - 1}::integer) kinds (kind)
      where place < 2 and kind <> ${searchKindNumber('magazines')}::integer`),
  );
  const ofKinds = rows.flatMap(({ place, kind, count }) =>
    kind === null || count === 0 ? [] : [{ place, value: SEARCH_KINDS[kind]!, count }],
  );
  const first = Math.min(...ofKinds.map(({ place }) => place));
  const kinds = ofKinds
    .flatMap(({ place, ...kind }) => (place === first ? [kind] : []))
    .toSorted((one, other) => other.count - one.count)
    .slice(0, mostKinds);
  const counts = new Map(rows.flatMap(({ place, kind, count }) => (kind === null ? [[keywords[place]!, count]] : [])));
  return { counts, keyword: kinds.length > 0 ? keywords[first]! : '', kinds };
}
