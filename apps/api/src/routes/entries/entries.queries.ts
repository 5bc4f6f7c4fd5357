import type { EditionKey, PostSide } from '@millwright/domain';
import type { ParameterOrder } from '@millwright/domain/parameters';
import { sql, type SQL } from 'drizzle-orm';
import {
  instantSql,
  isPublicEntry,
  isPublicListing,
  isScheduledListing,
  versionAt,
} from '../../content/publication.ts';
import { place } from '../../db/paging.ts';
import { idArray, prepared } from '../../db/prepared.ts';
import { entryFacet, type EntryKind } from '../../db/schema.ts';
import { instantJson } from '../articles/articles.queries.ts';
import { noVersion, type KnownCounts } from '../../db/query-cache.ts';
import { endOfListed, isCachedList, narrowedList, type EntryListRequest } from './entry-narrowing.ts';
import { anyTitle, briefIn, jsonOfEditions, nameIn, titleIn } from '../../db/in-edition.ts';

/** A counter of a result: facet, value, count and, of a region, its name. */
export type EntryFacetRow = [facet: number, value: number, count: number, name: string | null];

/** An entry as the queries return it; `entries.wire.ts` gives it the shape of the contract. */
export interface EntryRow {
  id: number;
  title: string;
  brief: string;
  image: string | null;
  sid: number | null;
  publish_time: string;
  end_time: string | null;
  lang: EditionKey | null;
  side: PostSide | null;
  featured: boolean;
  owner: { id: number; title: string; titles: Partial<Record<EditionKey, string | null>>; image: string | null } | null;
  region: { id: number; name: string; code: string | null } | null;
  details: Record<string, unknown>;
}

/** Owners that the counters of a list name. */
const ownersCounted = 50;

/**
 * The JSON of an entry from `entry` under an alias. An owner without a title in the edition has no page there to be
 * linked, and is left out; a magazine has none in any edition, and names its issues in both.
 */
export function entryJson(alias: string, edition: EditionKey, details: SQL, now: Date): SQL {
  const e = sql.identifier(alias);
  return sql`json_build_object('id', ${e}.id, 'title', ${titleIn(sql`${e}`, edition)}, 'brief', ${briefIn(sql`${e}`, edition)},
    'image', ${e}.image, 'sid', ${e}.industry_id,
    'publish_time', ${instantJson(sql`${e}.published_at`)}, 'end_time', ${instantJson(sql`${e}.ends_at`)},
    'lang', ${e}.lang, 'side', ${e}.side, 'featured', ${e}.featured,
    'owner', (
      select json_build_object('id', o.id, 'title', ${anyTitle(sql`o`, edition)},
        'titles', ${jsonOfEditions((key) => titleIn(sql`o`, key))}, 'image', o.image)
      from entry o
      where o.id = ${e}.owner_id and ${isPublicEntry('o', now)}
        and (${e}.kind = 'issue' or ${titleIn(sql`o`, edition)} is not null)),
    'region', (
      select json_build_object('id', r.id, 'name', ${nameIn(sql`r`, edition)}, 'code', r.code)
      from region r
      where r.id = ${e}.region_id),
    'details', ${details})`;
}

/** How many products of a supplier an edition shows, from the counters. */
export function productCount(supplier: SQL, edition: EditionKey, now: Date): SQL {
  const all = sql`c.other_facet = ${entryFacet.all} and c.other_value = 0`;
  const own = sql`c.facet = ${entryFacet.owner} and c.value = ${supplier}`;
  return sql`jsonb_build_object('product_count', (select c.count from entry_counter c
    where c.edition = ${edition} and c.kind = 'product' and ${own} and ${all})
    - (
      select count(*)
      from entry_listing l
      where l.edition = ${edition} and l.kind = 'product' and l.facet = ${entryFacet.owner} and l.value = ${supplier}
        and ${isScheduledListing('l', now)}))`;
}

/** An entry as lists show it: of its details what is listed, and of a supplier how many products it has. */
export function summaryJson(alias: string, edition: EditionKey, now: Date): SQL {
  const e = sql.identifier(alias);
  return entryJson(
    alias,
    edition,
    sql`case ${e}.kind
      when 'supplier' then ${e}.listed_details || ${productCount(sql`${e}.id`, edition, now)}
      else ${e}.listed_details end`,
    now,
  );
}

/**
 * A page of a list with its total and its facets, in one query. Totals and facets of a list come from the counters;
 * what is narrowed twice is counted again only where it is not `known`, and what is searched or narrowed by the clock
 * or to an exhibitor as it is found.
 */
export function entryListQuery(
  kind: EntryKind,
  request: EntryListRequest,
  edition: EditionKey,
  now: Date,
  known?: KnownCounts<EntryFacetRow>,
): SQL {
  const { rows, year, when, by, sort = when === 'upcoming' ? 'oldest' : 'latest' } = request;
  const isNextFirst = standsNextFirst(kind, request);
  const { inFirst, listed, isNarrowed } = narrowedList(kind, request, edition, now);
  const order = sql.raw(sort === 'oldest' ? 'asc' : 'desc');
  const counted = !isNarrowed && !when;
  // What is cached always has its counts.
  const countsOnlyAll = request.facets === '0' && !isCachedList(request);
  const isKnown = sql`(select is_known from version)`;
  const months = year
    ? sql`(facet <> ${entryFacet.month} or value between ${year * 100} and ${year * 100 + 12})`
    : sql`facet <> ${entryFacet.month}`;
  const facets = counted
    ? countersOf(kind, edition, inFirst, now)
    : countsOnlyAll
      ? sql`select 0 as facet, 0 as value, count(*)::integer as count from ${listed}`
      : sql`select f.facet, f.value, count(*)::integer as count from (select l.entry_id from ${listed}) m
        join entry_listing f on f.entry_id = m.entry_id and f.edition = ${edition} where not ${isKnown} group by 1, 2`;
  const ids = by
    ? idsByParameter(by, listed, rows)
    : isNextFirst
      ? sql`select entry_id, row_number() over (order by ${nextFirst}) as place from (
        select * from (select l.entry_id, l.published_at, ${endOfListed} < ${instantSql(now)} as is_over from ${listed}) found
        order by ${nextFirst} limit ${rows}::integer offset (select skip from place)) x`
      : sql`select entry_id, row_number() over (order by published_at ${order}, entry_id ${order}) as place from (
        select l.entry_id, l.published_at from ${listed}
        order by l.published_at ${order}, l.entry_id ${order}
        limit ${rows}::integer offset (select skip from place)) x`;
  // The region that the list is narrowed to is named even where nothing is found there.
  const emptyRegion = request.region
    ? sql` union all
        select ${entryFacet.region}::smallint, r.id, 0
        from region r
        where r.id = ${request.region}::integer
          and not exists (select from facet f where f.facet = ${entryFacet.region}::smallint and f.value = r.id)`
    : sql``;
  const query = sql`with version as materialized (
      select version, version = ${known?.version ?? noVersion} as is_known
      from (select ${listsVersion(kind, edition, now)} as version) v),
    facet as materialized (${facets}),
    total as (
      select case when ${isKnown} then ${known?.total ?? 0}::integer
        else coalesce((select count from facet where facet = 0), 0) end as total),
    ${place(request)},
    ids as (${ids})
    select (select total from place) as total, (select version from version) as version,
      (
        select coalesce(json_agg(${summaryJson('e', edition, now)} order by ids.place), '[]')
        from ids
        join entry e on e.id = ids.entry_id) as list,
      (select coalesce(json_agg(json_build_array(facet, value, count,
          case when facet = ${entryFacet.region} then (select ${nameIn(sql`r`, edition)} from region r where r.id = value) end)
        order by count desc, value), '[]')
        from (select facet, value, count from facet${emptyRegion}) counts where facet <> 0 and ${months}) as facets`;
  // Two lists share as many entries as they do: that depends on which they are.
  return isNarrowed || (when && !countsOnlyAll) ? query : prepared(query);
}

/** The ids of a page by what the entries state; what states nothing comes last. */
function idsByParameter({ key, descending }: ParameterOrder, listed: SQL, rows: number): SQL {
  const number = sql.raw(descending ? 'q.high' : 'q.low');
  const order = sql.raw(`number ${descending ? 'desc' : 'asc'} nulls last, published_at desc, entry_id desc`);
  return sql`select entry_id, row_number() over (order by ${order}) as place from (
      select l.entry_id, l.published_at,
        (select ${number} from entry_parameter q where q.entry_id = l.entry_id and q.key = ${key}) as number
      from ${listed}
      order by ${order}
      limit ${rows}::integer offset (select skip from place)) x`;
}

/** Of the lists of a kind. */
const listsVersion = (kind: EntryKind, edition: EditionKey, now: Date): SQL =>
  versionAt(
    sql`(select version::text from list_version where name = 'entry')`,
    sql`entry_listing l
      where l.edition = ${edition}
        and l.kind = ${kind}
        and l.facet = 0
        and l.value = 0
        and ${isPublicListing('l', now, kind)}`,
  );

/**
 * Whether a list stands as trade shows do where no order is requested: the next, or what runs now, first; then what is
 * over, the latest first.
 */
export const standsNextFirst = (kind: EntryKind, { sort, when }: Pick<EntryListRequest, 'sort' | 'when'>): boolean =>
  kind === 'show' && sort === undefined && when === undefined;

/** That order, of rows that say whether each is over. No two are alike in it, so pages neither repeat nor leave out. */
export const nextFirst = sql.raw(
  `is_over, case when is_over then '-infinity'::timestamptz else published_at end, published_at desc,
   case when is_over then -entry_id else entry_id end`,
);

/**
 * The counters of a list, without what waits for its time. Of owners those with the most: there are as many suppliers
 * as there are.
 */
const countersOf = (kind: EntryKind, edition: EditionKey, listed: SQL, now: Date): SQL => sql`
  select facet, value, sum(count)::integer as count from (
    select other_facet as facet, other_value as value, count from entry_counter l
      where ${listed} and other_facet = any (array[0, 1, 2, 3, 5, 6, 7, 8, 9]::smallint[]) and count > 0
    union all
    (select other_facet, other_value, count from entry_counter l
      where ${listed} and other_facet = ${entryFacet.owner}::smallint and count > 0 order by count desc, other_value limit ${ownersCounted})
    union all
    select f.facet, f.value, -1 from entry_listing l join entry_listing f on f.entry_id = l.entry_id and f.edition = ${edition}
      where ${listed} and ${isScheduledListing('l', now, kind)}) c
  group by 1, 2 having sum(count) > 0`;

/** The rows of entries that are known to be on a page, with the version that the lists have now. */
export const knownEntriesQuery = (kind: EntryKind, ids: readonly number[], edition: EditionKey, now: Date): SQL =>
  prepared(sql`
  select coalesce(json_agg(${summaryJson('e', edition, now)} order by known.place), '[]') as list,
    ${listsVersion(kind, edition, now)} as version
  from unnest(${idArray(ids)}) with ordinality as known (id, place) join entry e on e.id = known.id`);
