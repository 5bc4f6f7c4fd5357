import { SEARCH_KINDS, type EditionKey } from '@millwright/domain';
import { sql, type SQL } from 'drizzle-orm';
import { isPublicDocument } from '../../content/publication.ts';
import { editionSql, searchKindNumber } from '../../search/documents.ts';
import type { Attempt } from '../../search/keyword-query.ts';
import { nearIndustry, queryUnits, scoreOf, shownQuery } from './ranking.ts';
import {
  byDay,
  countedGroups,
  countedHits,
  dayToCome,
  foundOfAll,
  hitsJson,
  hitNumberSql,
  narrowing,
  narrowingOf,
  readTerms,
  versionOf,
  type SearchRequest,
  type SearchRow,
} from './search.queries.ts';

/** Latest documents of each kind that are read for hits, before an index is read. */
const latestRead = 100;

/** Latest hits of a kind that are scored of those that an index leads to. */
const indexedJudged = 20;

/** What `bestOfKindsQuery` returns. */
export type BestOfKindsRow = Pick<SearchRow, 'list' | 'first' | 'version' | 'kinds' | 'found' | 'is_enough'>;

/**
 * The best hit of each kind, in one query whose cost does not grow with the content. It is searched among the latest
 * documents of the kind; where none of these holds the keyword in its title, among the latest titles that do; and where
 * there are none either, among the latest hits. Kinds without a count are left out.
 */
export function bestOfKindsQuery(
  attempt: Attempt,
  isLast: boolean,
  request: Pick<SearchRequest, 'sid' | 'year'>,
  edition: EditionKey,
  now: Date,
): SQL {
  const narrowed = narrowingOf(request);
  const document = sql`search_document s where s.edition = ${editionSql(edition)} and ${isPublicDocument('s', now)}
    and (select is_enough or ${isLast}::boolean from found_of_all)`;
  const nextDay = dayToCome(now, true);
  const fresh = SEARCH_KINDS.map(
    (kind) => sql`(select at, kind, head @@ ${shownQuery} as titled from (
        select s.ctid as at, s.kind, s.head, s.terms, s.industry_id, s.month
        from ${document} and s.kind = ${searchKindNumber(kind)}::smallint
        order by ${kind === 'exhibitions' ? sql`${nextDay}, ` : sql``}s.published_at desc, s.id desc
        limit ${latestRead}::integer) s
        where s.terms @@ ${shownQuery}${narrowed})`,
  );
  const without = (rows: SQL): SQL =>
    sql`select coalesce(array_agg(kind), '{}') as kinds from present p where not exists (select from ${rows} f where f.kind = p.kind)`;
  const sought = (field: SQL, kinds: SQL, isKind: SQL): SQL => sql`
      select at, kind from (
        select s.ctid as at, s.kind, row_number() over (partition by s.kind order by ${nextDay}, s.published_at desc, s.id desc) as place
        from ${document}${narrowed} and ${field} @@ ${shownQuery} and ${isKind} and (select cardinality(kinds) > 0 from ${kinds})) s
      where place <= ${indexedJudged}::integer`;
  return sql`with ${countedHits(attempt, edition, now)},
    ${foundOfAll(attempt)},
    present as materialized (
      select kind, sum(count)::integer as count from (${countedGroups}) groups
      where true${narrowing(request, (year) => sql`year = ${year}::integer`)} group by kind),
    fresh as materialized (${sql.join(fresh, sql` union all `)}),
    untitled as materialized (${without(sql`(select kind from fresh where titled)`)}),
    titled as materialized (${sought(sql`s.head`, sql`untitled`, sql`array[s.kind] && (select kinds from untitled)`)}),
    lacking as materialized (${without(sql`(select kind from fresh union all select kind from titled)`)}),
    others as materialized (${sought(sql`s.terms`, sql`lacking`, sql`s.kind = any ((select kinds from lacking)::smallint[])`)}),
    ${queryUnits(attempt, edition)},
    rated as materialized (
      select s.kind, s.id, s.published_at, ${nextDay} as to_come, s.industry_id,
        ${scoreOf(attempt, now)} as score
      from (select at from fresh union select at from titled union select at from others) c join search_document s on s.ctid = c.at
        cross join unit cross join lateral ${readTerms} t),
    ${nearIndustry(true)},
    ids as materialized (
      select distinct on (kind) kind, id, kind as place from near
      order by kind, ${attempt.isAllOfKind ? sql`` : sql`score desc, `}${byDay})
    select ${hitsJson(sql`ids`, edition, now)} as list, found, is_enough,
      (select coalesce(json_agg(json_build_array(kind, count)), '[]') from present) as kinds,
      (select coalesce(json_agg(${hitNumberSql} order by kind), '[]') from ids) as first,
      ${versionOf(edition, now)} as version
    from found_of_all`;
}
