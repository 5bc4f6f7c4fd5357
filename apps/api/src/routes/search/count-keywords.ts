import { SEARCH_KINDS, SUGGESTION_COUNTED, type EditionKey, type SearchKind } from '@millwright/domain';
import { sql } from 'drizzle-orm';
import { isPublicDocument, models } from '../../content/publication.ts';
import { countUpTo } from '../../db/count-up-to.ts';
import { queryRows, type Database } from '../../db/database.ts';
import { prepared } from '../../db/prepared.ts';
import { editionSql, searchKindNumber } from '../../search/documents.ts';
import { parseKeyword, strictAttempt } from '../../search/keyword-query.ts';
import type { TermAt } from '../../search/synonyms.ts';

/** Kinds that are suggested with the first keyword. */
const mostKinds = 3;

/** Hits that are read for the counts by kind of a keyword without a tally: those tallied have more. */
const mostRead = 4000;

/** Counts of keywords. */
interface CountedKeywords {
  counts: ReadonlyMap<string, number>;
  /** The first keyword, or the second where that finds nothing; empty where neither finds anything. */
  keyword: string;
  /** Its counts by kind, the largest first. */
  kinds: { value: SearchKind; count: number }[];
}

/**
 * Counts the hits of keywords, and those of the first two by kind, in one query, each up to `SUGGESTION_COUNTED`.
 * Common terms have tallies (`search/tallies.ts`): the index would return all their hits before the first is counted.
 */
export async function countedKeywords(
  db: Database,
  keywords: readonly string[],
  edition: EditionKey,
  termAt: TermAt,
  now: Date,
): Promise<CountedKeywords> {
  const requested = keywords.flatMap((keyword, place) => {
    const query = strictAttempt(parseKeyword(keyword, termAt))?.required;
    return query === undefined ? [] : [{ place, query }];
  });
  if (requested.length === 0) return { counts: new Map(), keyword: '', kinds: [] };
  const most = sql`${SUGGESTION_COUNTED}::integer`;
  const issues = sql`${searchKindNumber('magazines')}::integer`;
  const hits = sql`search_document s where s.edition = ${editionSql(edition)} and ${isPublicDocument('s', now)}
    and s.terms @@ requested.query::tsquery`;
  const rows = await queryRows<{ place: number; kind: number | null; count: number }>(
    db,
    prepared(sql`with requested as materialized (
        select place, query from jsonb_to_recordset(${JSON.stringify(requested)}::jsonb) as requested (place integer, query text)),
      common as materialized (
        select place, (key % 16)::integer as kind, sum(count)::integer as count
        from requested join search_tally t on t.edition = ${editionSql(edition)} and t.required = requested.query,
          unnest(groups, counts) g (key, count)
        where key % 16 <> ${sql.raw(String(models))}
        group by 1, 2),
      counted as materialized (
        select place, least(${most}, coalesce(
          (select sum(count)::integer from common where common.place = requested.place), ${countUpTo(hits, SUGGESTION_COUNTED)})) as count
        from requested),
      offered as materialized (select place, query from requested join counted using (place) where place < 2 and count > 0)
      select place, null as kind, count from counted
      union all
      select place, kind, least(${most}, count) from common join offered using (place) where kind <> ${issues}
      union all
      select place, kind, least(${most}, count(*)::integer)
      from offered requested, lateral (select s.kind from ${hits} limit (select ${mostRead}::integer)) read
      where kind <> ${issues} and not exists (select from common where common.place = requested.place)
      group by 1, 2`),
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
