import type { search } from '@millwright/api-client/contract';
import type { EditionKey } from '@millwright/domain';
import { sql, type SQL } from 'drizzle-orm';
import type * as v from 'valibot';
import { place } from '../../db/paging.ts';
import { idArray } from '../../db/prepared.ts';
import { instantSql, isPublicDocument, isPublicEntry, models, versionAt } from '../../content/publication.ts';
import { editionSql, namesSql, searchKindNumber } from '../../search/documents.ts';
import type { Attempt } from '../../search/keyword-query.ts';
import { instantJson } from '../articles/articles.queries.ts';
import { isEnough } from '../../search/relax-search.ts';
import { knownTally, talliedTerm } from '../../search/tallies.ts';
import type { SearchScope } from '../../search/weigh-parts.ts';
import {
  attemptHits,
  latestHits,
  matching,
  queryUnits,
  scoredPlaces,
  scoreOf,
  stricterHits,
  titledHits,
  type RequestedHits,
} from './ranking.ts';
import { anyTitle, briefIn, nameIn, searchKeywordsIn, searchKeywordsOf, titleIn } from '../../db/in-edition.ts';

/** The parameters of a search, apart from the keyword. */
export type SearchRequest = Omit<v.InferOutput<typeof search.request>, 'keyword'>;

/** A hit, as the queries return it. */
export interface HitRow {
  kind: number;
  id: number;
  diy_url: string | null;
  url: string | null;
  side: 'supply' | 'demand' | null;
  title: string;
  brief: string;
  image: string | null;
  publish_time: string;
  end_time: string | null;
  sid: number | null;
  owner: { id: number; title: string; image: string | null } | null;
  /** Models of the series that a product stands for, with its own; empty where it stands for none. */
  models: { id: number; title: string }[];
  /** What was indexed next to title, brief and body: names of tags, industries and owner, and search keywords. */
  names: string[];
}

/** What `searchResultQuery` returns. */
export interface SearchRow {
  /** All hits, of whatever kind, industry and year. */
  found: number;
  /** Hits of the kind, the industry and the year that are shown. */
  total: number;
  list: HitRow[];
  kinds: [kind: number, count: number][];
  industries: [id: number, count: number][];
  years: [year: number, count: number][];
  /** The first hits in their order, which are cached; each by its {@link hitNumber}. */
  first: number[];
  /** Whether the search need not be relaxed. */
  is_enough: boolean;
  /** The version of the searched documents: as long as it stays the same, so does everything here. */
  version: string;
}

const shows = sql`${searchKindNumber('exhibitions')}::smallint`;

/**
 * The first day of a document `s` that is a trade show to come; null of all others. With `isShows`, where shows are
 * listed by themselves, a show that runs now counts as well: that is read from its entry, which would cost too much
 * elsewhere.
 */
export const dayToCome = (now: Date, isShows: boolean): SQL =>
  isShows
    ? sql`(case when s.kind = ${shows} then (
        select s.published_at
        from entry e
        where e.id = s.id and coalesce(e.ends_at, e.published_at) >= ${instantSql(now)}) end)`
    : sql`(case when s.kind = ${shows} and s.published_at > ${instantSql(now)} then s.published_at end)`;

/**
 * The order by date, of rows with {@link dayToCome} as `to_come`: the next show first, then the latest of everything
 * else.
 */
export const byDay = sql.raw('to_come, published_at desc, kind, id desc');

/** The JSON of the hits in `ids` (kind, id, place), by their place. */
export function hitsJson(ids: SQL, edition: EditionKey, now: Date): SQL {
  const names = (alias: SQL): SQL =>
    namesSql(sql`${alias}.tag_ids`, sql`${alias}.industry_id`, (named) => nameIn(named, edition));
  return sql`(select coalesce(json_agg(hit order by place), '[]') from (
    select ids.place,
      json_build_object(
        'kind', 0, 'id', a.id, 'diy_url', a.diy_url, 'url', a.url, 'side', null, 'title', a.title, 'brief', a.brief,
        'image', a.image, 'publish_time', ${instantJson(sql`a.published_at`)}, 'end_time', null, 'sid', a.industry_id, 'owner', null,
        'models', '[]'::json, 'names', ${names(sql`a`)} || ${searchKeywordsOf(sql`a`)}) as hit
      from ${ids} ids join article a on ids.kind = 0 and a.id = ids.id
    union all
    select ids.place,
      json_build_object(
        'kind', ids.kind, 'id', e.id, 'diy_url', null, 'url', null, 'side', e.side, 'title', ${titleIn(sql`e`, edition)},
        'brief', ${briefIn(sql`e`, edition)}, 'image', e.image,
        'publish_time', ${instantJson(sql`e.published_at`)}, 'end_time', ${instantJson(sql`e.ends_at`)},
        'sid', e.industry_id, 'owner', (
          select json_build_object('id', o.id, 'title', ${anyTitle(sql`o`, edition)}, 'image', o.image)
          from entry o
          where o.id = e.owner_id and ${isPublicEntry('o', now)} and (e.kind = 'issue' or ${titleIn(sql`o`, edition)} is not null)),
        'models', (
          select coalesce(json_agg(
            json_build_object('id', m.id, 'title', coalesce(m.listed_details ->> 'model', ${titleIn(sql`m`, edition)}, ''))
            order by m.id), '[]')
          from search_document d
          join entry m on m.id = d.id
          where d.series = e.id and d.edition = ${editionSql(edition)} and d.kind = ${sql.raw(String(models))}
            and ${isPublicEntry('m', now)}),
        'names', ${names(sql`e`)} || ${searchKeywordsIn(sql`e`, edition)}
          || array(select ${anyTitle(sql`o`, edition)} from entry o where o.id = e.owner_id
          union all
          select ${nameIn(sql`r`, edition)}
          from region r
          where r.id = e.region_id
          union all
          select e.listed_details ->> 'model' where e.listed_details ? 'model')) as hit
      from ${ids} ids join entry e on ids.kind > 0 and e.id = ids.id) found)`;
}

/** The version of what is searched in an edition: it changes with every write and whenever something becomes public. */
export const versionOf = (edition: EditionKey, now: Date): SQL =>
  versionAt(
    sql`(select string_agg(version::text, ' ' order by name) from list_version where name in ('search_article', 'search_entry'))`,
    sql`search_document s
      where s.edition = ${editionSql(edition)}
        and s.kind <> ${searchKindNumber('exhibitions')}::smallint
        and ${isPublicDocument('s', now)}`,
  );

/** The number of a hit, by which thousands of them are cached: `id * 8 + kind`. A kind takes three bits. */
export const hitNumber = (kind: number, id: number): number => id * 8 + kind;

/** {@link hitNumber} in SQL, of a row with `kind` and `id`. */
export const hitNumberSql = sql.raw('id::bigint * 8 + kind');

/** The conditions of industry and year, each after an `and`; `yearly` makes that of the year. */
export const narrowing = (
  { sid, year }: Pick<SearchRequest, 'sid' | 'year'>,
  yearly: (year: number) => SQL,
): SQL => sql`
  ${sid ? sql` and industry_id in (select i.id from industry i where i.id = ${sid}::integer or i.parent_id = ${sid}::integer)` : sql``}
  ${year ? sql` and ${yearly(year)}` : sql``}`;

/** The conditions of industry and year on documents `s`, each after an `and`. */
export const narrowingOf = (request: Pick<SearchRequest, 'sid' | 'year'>): SQL =>
  narrowing(request, (year) => sql`s.month between ${year * 100}::integer and ${year * 100 + 12}::integer`);

/** The documents among which keywords are searched. */
export const scopeOf = (edition: EditionKey, now: Date): SearchScope => ({
  edition,
  isPublic: isPublicDocument('s', now),
});

/** The groups of `tallied` with their kind, year and industry, out of the number that `search_group` makes. */
export const countedGroups = sql.raw(
  'select (key % 16)::smallint as kind, (key / 16 % 256 + 1900)::integer as year, (key / 4096)::integer as industry_id, count from tallied',
);

/**
 * The terms of a document `s`. The array holds them in memory: otherwise PostgreSQL would fetch and decompress them
 * again for each test.
 */
export const readTerms = sql.raw('(select (array[s.terms])[1] as terms offset 0)');

/**
 * How many documents an attempt finds, of whatever kind, industry and year, as the table `found_of_all`, with whether
 * these are enough.
 */
export const foundOfAll = ({ wanted }: Attempt): SQL => sql`found_of_all as materialized (
      select coalesce(sum(count), 0)::integer as found, ${isEnough(wanted)} as is_enough
      from (select kind, sum(count) as count from (${countedGroups}) groups group by kind) kinds)`;

/** The hits of an attempt as {@link attemptHits}, counted as `tallied`. */
export const countedHits = (attempt: Attempt, edition: EditionKey, now: Date): SQL => {
  // Tallies are of single terms: no relaxed search has one.
  const term = attempt.match === 'all' ? attempt.required : '';
  return sql`${knownTally(term, edition)}, ${attemptHits(attempt, edition, now)},
    ${talliedTerm(term, edition, sql`hits s`, now)}`;
};

/**
 * A page of the hits of an attempt, with total and counts, in one query.
 *
 * - **Counts** come from the tally of a common term; else all hits are counted.
 * - **Industry, year and kind** choose among the hits of the attempt, and never which attempt is made: as many are shown
 *   as the facets say.
 * - **Order** by relevance: the latest hits, and the latest that hold everything in their titles, are scored
 *   (ranking.ts); all others follow by date. With `sort: 'latest'`, and where all of a kind is asked
 *   for, all are in the order of {@link byDay}.
 * - **Nothing but counts** where it finds too little and is not the last attempt: another one follows.
 * - **Reading.** The index is read once for counts and hits ({@link attemptHits}), and once for titles.
 */
export function searchResultQuery(
  attempt: Attempt,
  isLast: boolean,
  request: SearchRequest,
  edition: EditionKey,
  now: Date,
): SQL {
  const { type, page, rows } = request;
  const isByDate = request.sort === 'latest' || attempt.isAllOfKind === true;
  const toCome = dayToCome(now, type === 'exhibitions');
  const isShown = type ? sql`kind = ${searchKindNumber(type)}::smallint` : sql`true`;
  const requested: RequestedHits = {
    narrowed: narrowingOf(request),
    ofKind: sql`${type ? sql` and s.kind = ${searchKindNumber(type)}::smallint` : sql``} and ${isPublicDocument('s', now)}
      and (select is_enough or ${isLast}::boolean from total)`,
    edition,
  };
  const byRelevance = sql`${latestHits(requested)}, ${titledHits(requested)}, ${queryUnits(attempt, edition)},
    rated as materialized (
      select s.kind, s.id, s.published_at, ${toCome} as to_come, s.industry_id, ${scoreOf(attempt, now)} as score
      from (select at from latest union select at from titled union ${stricterHits(attempt, requested)}) c
        join search_document s on s.ctid = c.at cross join unit cross join lateral ${readTerms} t),
    ${scoredPlaces(type !== undefined)},
    ids as materialized (
      (select kind, id, row_number() over (order by score desc, ${byDay}) as place from (
        select * from scored order by score desc, ${byDay}
        limit ${rows}::integer offset (select skip from place)) ranked)
      union all
      (select kind, id, ${rows}::integer + row_number() over (order by ${byDay}) as place from (
        select s.kind, s.id, s.published_at, ${toCome} as to_come ${matching(requested)}
          and (s.kind, s.id) not in (select kind, id from scored)
          and (select skip + ${rows}::integer > (select count(*) from scored) and total > (select count(*) from scored) from place)
        order by ${byDay}
        limit (select greatest(0, least(${rows}::integer, skip + ${rows}::integer - (select count(*) from scored))) from place)
        offset (select greatest(0, skip - (select count(*) from scored)) from place)) dated)),
    first as (select json_agg(${hitNumberSql} order by score desc, ${byDay}) as first from scored)`;
  // The latest hits are the first by date where they are all, or where those that are no show to come begin among them.
  // Which shows run now they do not tell.
  const isAmongLatest = sql`(select is_all or (is_start and skip + ${rows}::integer <= found) from place, extent)`;
  const byDate = sql`${latestHits(requested)},
    dated as materialized (
      select s.kind, s.id, s.published_at, ${toCome} as to_come from latest c join search_document s on s.ctid = c.at),
    extent as materialized (
      select count(*) as found, count(*) >= (select total from total) as is_all,
        ${type !== 'exhibitions'}::boolean and coalesce(bool_or(to_come is null), false) as is_start
      from dated),
    ids as materialized (
      select kind, id, row_number() over (order by ${byDay}) as place from (
        select * from (
          select * from dated where ${isAmongLatest}
          union all
          select s.kind, s.id, s.published_at, ${toCome} as to_come ${matching(requested)} and not ${isAmongLatest}) found
        order by ${byDay} limit ${rows}::integer offset (select skip from place)) found),
    first as (select json_agg(${hitNumberSql} order by ${byDay}) as first from dated where (select is_all or is_start from extent))`;
  return sql`with ${countedHits(attempt, edition, now)},
    ${foundOfAll(attempt)},
    facet as materialized (
      select kind, year, industry_id, sum(count)::integer as count, (sum(count) filter (where ${isShown}))::integer as shown
      from (${countedGroups}) groups
      where true${narrowing(request, (year) => sql`year = ${year}::integer`)}
      group by grouping sets ((kind), (year), (industry_id))),
    total as materialized (
      select found, is_enough, coalesce((select sum(shown) from facet where kind is not null), 0)::integer as total
      from found_of_all),
    ${place({ page, rows })},
    ${isByDate ? byDate : byRelevance}
    select (select found from total) as found, (select total from place) as total,
      (select is_enough from total) as is_enough,
      ${hitsJson(sql`ids`, edition, now)} as list,
      (select coalesce(json_agg(json_build_array(kind, count) order by kind), '[]') from facet where kind is not null) as kinds,
      (select coalesce(json_agg(json_build_array(id, count) order by count desc, id), '[]') from (
        select i.id, sum(shown)::integer as count
        from facet t
        join industry c on c.id = t.industry_id
        join industry i on i.id in (c.id, c.parent_id)
        where shown > 0
        group by 1) i) as industries,
      (
        select coalesce(json_agg(json_build_array(year, shown) order by year desc), '[]')
        from facet
        where year is not null and shown > 0) as years,
      coalesce((select first from first), '[]') as first, ${versionOf(edition, now)} as version`;
}

/** The rows of hits by their {@link hitNumber}, with the version of what is searched now. */
export const hitRowsQuery = (
  hits: readonly number[],
  edition: EditionKey,
  now: Date,
): SQL => sql`with ids as materialized (
    select (hit % 8)::smallint as kind, (hit / 8)::integer as id, place
    from unnest(${idArray(hits, 'bigint')}) with ordinality as known (hit, place))
  select ${hitsJson(sql`ids`, edition, now)} as list, ${versionOf(edition, now)} as version`;

/** Recommended content where nothing was found: the latest of the kind, or of four kinds. */
export function recommendedQuery(
  { type, rows }: Pick<SearchRequest, 'type' | 'rows'>,
  edition: EditionKey,
  now: Date,
): SQL {
  const latest = (kind: number, most: number): SQL => {
    const toCome = kind === searchKindNumber('exhibitions') ? dayToCome(now, true) : sql`null::timestamptz`;
    // The kinds alternate, always in the same order.
    return sql`
    (select kind, id, 16 * row_number() over (order by ${byDay}) + kind as place from (
     select s.kind, s.id, s.published_at, ${toCome} as to_come from search_document s
     where s.edition = ${edition} and s.kind = ${kind}::smallint and ${isPublicDocument('s', now)}
     order by ${byDay} limit ${most}::integer) found)`;
  };
  const most = Math.min(rows, 12);
  const ids = type
    ? latest(searchKindNumber(type), most)
    : sql.join(
        [
          latest(searchKindNumber('news'), Math.ceil(most / 2)),
          latest(searchKindNumber('products'), Math.ceil(most / 6)),
          latest(searchKindNumber('supplier'), Math.ceil(most / 6)),
          latest(searchKindNumber('videos'), Math.ceil(most / 6)),
        ],
        sql` union all `,
      );
  return sql`with ids as materialized (${ids}) select ${hitsJson(sql`ids`, edition, now)} as list`;
}
