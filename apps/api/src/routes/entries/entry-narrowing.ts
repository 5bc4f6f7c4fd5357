import type { Call, issueList, postList, productList, tradeShowList } from '@millwright/api-client/contract';
import type { EditionKey } from '@millwright/domain';
import type { ParameterFilter } from '@millwright/domain/parameters';
import { sql, type SQL } from 'drizzle-orm';
import type * as v from 'valibot';
import { instantSql, isPublicListing, models } from '../../content/publication.ts';
import { entryFacet, entryLanguages, type EntryKind } from '../../db/schema.ts';
import { editionSql } from '../../search/documents.ts';
import { searchQuery } from '../../search/keyword-query.ts';

type Requested<List extends Call> = v.InferOutput<List['request']>;

/** What a list of entries is narrowed to, whichever it is of. */
export type EntryListRequest = Requested<typeof productList> &
  Partial<Requested<typeof issueList> & Requested<typeof postList> & Requested<typeof tradeShowList>>;

interface Narrowing {
  facet: number;
  value: number;
}

/** The number of a list by its name in the query. A month without its year says nothing. */
export function narrowingsOf(request: EntryListRequest): Narrowing[] {
  const { sid, tid, year, month, mid, supplier, region, lang, side, featured } = request;
  const requested: [number, number | undefined][] = [
    [entryFacet.owner, mid ?? supplier],
    year && month ? [entryFacet.month, year * 100 + month] : [entryFacet.year, year],
    [entryFacet.tag, tid],
    [entryFacet.region, region],
    [entryFacet.featured, featured && 1],
    [entryFacet.industry, sid],
    [entryFacet.side, side && { supply: 1, demand: 2 }[side]],
    [entryFacet.lang, lang && entryLanguages.indexOf(lang) + 1],
  ];
  return requested.flatMap(([facet, value]) => (value ? [{ facet, value }] : []));
}

/** Whether the counts and pages of a list are cached. What the clock, an exhibitor, a keyword or parameters narrow is queried each time. */
export const isCachedList = ({ when, exhibitor, keyword, p = [] }: EntryListRequest): boolean =>
  !when && !exhibitor && keyword === undefined && p.length === 0;

/** The end of an entry of `entry_listing l`; of what has none, when it was published. */
export const endOfListed = sql`(select coalesce(e.ends_at, e.published_at) from entry e where e.id = l.entry_id)`;

/** Whether an entry states what a filter asks for. */
export function statesParameter(entryId: SQL, filter: ParameterFilter): SQL {
  const wanted =
    'choice' in filter
      ? sql`q.choice = ${filter.choice}`
      : sql`${filter.low === null ? sql`true` : sql`q.high >= ${filter.low}::numeric`}
          and ${filter.high === null ? sql`true` : sql`q.low <= ${filter.high}::numeric`}`;
  return sql`exists (select 1 from entry_parameter q where q.entry_id = ${entryId} and q.key = ${filter.key} and ${wanted})`;
}

/** The rows of a list, as a query names them. */
export interface NarrowedList {
  /** The condition of the list that the rows are read from, on `entry_listing l`. */
  inFirst: SQL;
  /** `entry_listing l where …` with everything that narrows it but parameters. */
  unstated: SQL;
  /** The same with the parameters. */
  listed: SQL;
  /** Whether more than the first list narrows it, so that no counter has its counts. */
  isNarrowed: boolean;
}

/** Where the rows of a list are: in the first list that narrows it, and in all the others. */
export function narrowedList(kind: EntryKind, request: EntryListRequest, edition: EditionKey, now: Date): NarrowedList {
  const { when, exhibitor, keyword, p = [] } = request;
  const [first = { facet: entryFacet.all, value: 0 }, ...others] = narrowingsOf(request);
  const isIn = (alias: string, { facet, value }: Narrowing): SQL => {
    const l = sql.identifier(alias);
    return sql`${l}.edition = ${edition} and ${l}.kind = ${kind} and ${l}.facet = ${facet}::smallint and ${l}.value = ${value}::integer`;
  };
  const also = others.map(
    (other) => sql` and exists (select 1 from entry_listing o where o.entry_id = l.entry_id and ${isIn('o', other)})`,
  );
  const timed = when ? sql` and ${endOfListed} ${sql.raw(when === 'upcoming' ? '>=' : '<')} ${instantSql(now)}` : sql``;
  const shown = exhibitor
    ? sql` and l.entry_id in (
        select e.id
        from entry e
        where e.kind = 'show' and e.details -> 'exhibitor_ids' @> to_jsonb(${exhibitor}::integer))`
    : sql``;
  const terms = keyword === undefined ? undefined : searchQuery(keyword);
  // A keyword without a word finds nothing.
  const searched =
    terms === undefined
      ? sql``
      : terms === null
        ? sql` and false`
        : sql` and l.entry_id in (
    select s.id
    from search_document s
    where (s.kind = search_kind(${kind}) and s.series is null or s.kind = ${sql.raw(String(models))})
      and s.edition = ${editionSql(edition)} and s.terms @@ ${terms}::tsquery)`;
  const unstated = sql`entry_listing l
    where ${isIn('l', first)}${sql.join(also)}${timed}${shown}${searched} and ${isPublicListing('l', now, kind)}`;
  const stated = p.map((filter) => sql` and ${statesParameter(sql`l.entry_id`, filter)}`);
  return {
    inFirst: isIn('l', first),
    unstated,
    listed: sql`${unstated}${sql.join(stated)}`,
    isNarrowed: others.length > 0 || Boolean(exhibitor) || terms !== undefined || p.length > 0,
  };
}
