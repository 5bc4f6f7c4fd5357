import type { articleList } from '@millwright/api-client/contract';
import type { EditionKey, ListOrder } from '@millwright/domain';
import { sql, type SQL } from 'drizzle-orm';
import type * as v from 'valibot';
import { isPublicDocument, isPublicListing, isScheduledListing, versionAt } from '../../content/publication.ts';
import { idArray, prepared } from '../../db/prepared.ts';
import { articleTypeNumber, listingKind } from '../../db/schema.ts';
import { editionSql } from '../../search/documents.ts';
import { searchQuery } from '../../search/keyword-query.ts';
import { noVersion, type KnownCounts } from '../../db/query-cache.ts';
import { nameIn } from '../../db/in-edition.ts';

/** A counter of a result. */
export type FacetRow = [kind: number, value: number, count: number];

/** What a list is narrowed to. */
export type ArticleListRequest = v.InferOutput<typeof articleList.request>;

interface Narrowing {
  kind: number;
  value: number;
}

/** Of the freshest this many finds the relevance is judged; older ones follow by date. */
const judged = 300;

/**
 * The lists whose articles are requested, the shorter ones first. A month without its year, a value below 13, is that
 * of every year.
 */
export function narrowingsOf({ sid, tid, type, year = 0, month }: ArticleListRequest): Narrowing[] {
  const narrowings: Narrowing[] = [];
  if (month) narrowings.push({ kind: listingKind.month, value: year * 100 + month });
  if (tid) narrowings.push({ kind: listingKind.tag, value: tid });
  if (sid) narrowings.push({ kind: listingKind.industry, value: sid });
  if (year && !month) narrowings.push({ kind: listingKind.year, value: year });
  if (type) narrowings.push({ kind: listingKind.type, value: articleTypeNumber[type] });
  return narrowings;
}

/**
 * The JSON of an article in a list, from `article` under the given alias; `withTags` gives it its tags. `hasTables`
 * where the alias has the `tables` of its body, too.
 */
export function summaryJson(alias: string, hasTables = false): SQL {
  const a = sql.identifier(alias);
  return sql`json_build_object(
    'id', ${a}.id, 'diy_url', ${a}.diy_url, 'url', ${a}.url, 'title', ${a}.title,
    'publish_time', ${instantJson(sql`${a}.published_at`)},
    'brief', ${a}.brief, 'image', ${a}.image, 'source', ${a}.source, 'sid', ${a}.industry_id, 'tag_ids', ${a}.tag_ids
    ${hasTables ? sql`, 'tables', ${a}.tables` : sql``})`;
}

/** The JSON of the tags of all articles in `shown`: looked up once, not once an article. */
export const tagsJson = (edition: EditionKey): SQL => sql`
  (select coalesce(json_agg(json_build_object('id', id, 'tag_name', ${nameIn(sql`tag`, edition)}, 'grade', grade)), '[]')
   from tag where id in (select unnest(tag_ids) from shown))`;

/** An instant as ISO 8601 in UTC, whatever zone the session has. */
export function instantJson(column: SQL): SQL {
  return sql`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`;
}

/** Whether a list is that of a month in every year: the lists of the month in all years of the edition. */
const isOfEveryYear = ({ kind, value }: Narrowing): boolean => kind === listingKind.month && value <= 12;

const isIn = (alias: string, edition: EditionKey, list: Narrowing): SQL => {
  const l = sql.identifier(alias);
  const value = isOfEveryYear(list)
    ? sql`any (array(
        select c.facet_value from article_counter c
        where c.edition = ${edition}
          and c.kind = ${listingKind.all}
          and c.facet_kind = ${listingKind.month}
          and c.facet_value % 100 = ${list.value}::integer))`
    : sql`${list.value}::integer`;
  return sql`${l}.edition = ${edition} and ${l}.kind = ${list.kind}::smallint and ${l}.value = ${value}`;
};

/** Months are counted for the chosen year only. */
const shownFacets = (kind: SQL, value: SQL, year: number | undefined): SQL =>
  year
    ? sql`(${kind} <> ${listingKind.month} or ${value} between ${year * 100} and ${year * 100 + 12})`
    : sql`${kind} <> ${listingKind.month}`;

/** The order of a list by time, and the same from its end. */
function ordersOf(sort: ListOrder = 'latest'): { order: SQL; reversed: SQL } {
  const [latest, oldest] = [sql.raw('published_at desc, article_id desc'), sql.raw('published_at, article_id')];
  return sort === 'latest' ? { order: latest, reversed: oldest } : { order: oldest, reversed: latest };
}

/** From `total`: where the page starts, and how much it holds. All pages behind the last start where nothing is. */
const place = ({ page, rows }: ArticleListRequest): SQL => sql`
  place as (
    select total, (p - 1) * ${rows}::integer as skip, greatest(0, least(${rows}::integer, total - (p - 1) * ${rows}::integer)) as take
    from total, lateral (select least(${page}::integer, (total + ${rows}::integer - 1) / ${rows}::integer + 1) as p) x)`;

/** The articles of `ids` as `shown`, with the tables of their bodies where the request includes them. */
const shownArticles = ({ tables }: Pick<ArticleListRequest, 'tables'>): SQL =>
  tables
    ? sql`shown as materialized (
        select a.*, ids.place, b.tables
        from ids join article a on a.id = ids.article_id left join article_body b on b.article_id = a.id)`
    : sql`shown as materialized (select a.*, ids.place from ids join article a on a.id = ids.article_id)`;

const shownJson = ({ tables }: Pick<ArticleListRequest, 'tables'>): SQL =>
  sql`(select coalesce(json_agg(${summaryJson('shown', tables === '1')} order by place), '[]') from shown) as list`;

const result = (
  request: ArticleListRequest,
  edition: EditionKey,
  version: SQL = sql`null`,
  first: SQL = sql`null::json`,
): SQL => sql`,
  ${shownArticles(request)}
  select (select total from place) as total, ${version} as version, ${first} as first,
    ${shownJson(request)}, ${tagsJson(edition)} as tags,
    (
      select coalesce(json_agg(json_build_array(kind, value, count) order by count desc, value), '[]')
      from facet
      where kind <> 0) as facets`;

/**
 * A page of a list with its total and its facets, in one query. The rows of one list are read in its order from its
 * index, from whichever end is nearer, and total and facets come from the counters, so the cost hardly depends on how
 * many articles there are. Nothing that is `known` is read or counted again. What is searched is counted as it is
 * found; its response names the ids that come `first`, for `knownPageQuery`.
 */
export function articleListQuery(
  request: ArticleListRequest,
  edition: EditionKey,
  now: Date,
  known?: KnownCounts<FacetRow>,
): SQL | null {
  const narrowings = narrowingsOf(request);
  if (request.keyword !== undefined) {
    const terms = searchQuery(request.keyword);
    return terms === null ? null : searchedQuery(request, edition, now, terms);
  }
  const [first = { kind: listingKind.all, value: 0 }, ...others] = narrowings;
  return others.length === 0
    ? prepared(listedQuery(request, edition, now, first, known))
    : narrowedQuery(request, edition, now, first, others, known);
}

/** The version of the lists, and whether the counts that are known were worked out under it. */
const versionKnown = (edition: EditionKey, now: Date, known: KnownCounts<FacetRow> | undefined): SQL => sql`
  version as materialized (
    select version, version = ${known?.version ?? noVersion} as is_known
    from (select ${listsVersion(edition, now)} as version) v)`;

function listedQuery(
  request: ArticleListRequest,
  edition: EditionKey,
  now: Date,
  list: Narrowing,
  known?: KnownCounts<FacetRow>,
): SQL {
  const counted = isIn('l', edition, list);
  const listed = sql`${counted} and ${isPublicListing('l', now)}`;
  const { order, reversed } = ordersOf(request.sort);
  return sql`with ${versionKnown(edition, now, known)},
    facet as materialized (
      select kind, value, sum(count)::integer as count from (
        select facet_kind as kind, facet_value as value, count from article_counter l
          where not (select is_known from version)
            and ${counted}
            and count > 0
            and ${shownFacets(sql`facet_kind`, sql`facet_value`, request.year)}
        union all
        select f.kind, f.value, -1 from article_listing l join article_listing f using (article_id)
          where not (select is_known from version) and ${counted} and ${isScheduledListing('l', now)}) c
      group by 1, 2 having sum(count) > 0),
    total as (
      select case when (select is_known from version) then ${known?.total ?? 0}::integer
        else coalesce((select count from facet where kind = 0), 0) end as total),
    ${place(request)},
    ids as (
      (select article_id, row_number() over (order by ${order}) as place from (
        select article_id, published_at from article_listing l
        where ${listed} and (select skip * 2 <= total from place)
        order by ${order} limit ${request.rows}::integer offset (select skip from place)) fromStart)
      union all
      (select article_id, row_number() over (order by ${order}) as place from (
        select article_id, published_at from article_listing l
        where ${listed} and (select skip * 2 > total from place)
        order by ${reversed}
        limit (select take from place)
        offset (select greatest(0, total - skip - take) from place)) fromEnd))
      ${result(request, edition, sql`(select version from version)`)}`;
}

const alsoIn = (id: SQL, others: Narrowing[], edition: EditionKey): SQL =>
  others.length === 0
    ? sql`true`
    : sql.join(
        others.map(
          (other) =>
            sql`exists (select 1 from article_listing o where o.article_id = ${id} and ${isIn('o', edition, other)})`,
        ),
        sql` and `,
      );

/**
 * Articles that are in several lists, in the order of time. How many two lists share is cached; further counts are
 * worked out, unless they were under the version that the lists still have.
 */
function narrowedQuery(
  request: ArticleListRequest,
  edition: EditionKey,
  now: Date,
  first: Narrowing,
  others: Narrowing[],
  known?: KnownCounts<FacetRow>,
): SQL {
  const inBoth = sql`article_listing l where ${isIn('l', edition, first)} and ${alsoIn(sql`l.article_id`, others, edition)}`;
  const listed = sql`${inBoth} and ${isPublicListing('l', now)}`;
  const { order } = ordersOf(request.sort);
  const [second] = others;
  const counted =
    others.length === 1
      ? sql`coalesce(
          (
            select sum(count)::integer
            from article_counter l
            where ${isIn('l', edition, first)}
              and facet_kind = ${second!.kind}::smallint
              and facet_value = ${second!.value}::integer),
          0)
        - (select count(*)::integer from ${inBoth} and ${isScheduledListing('l', now)})`
      : sql`case when (select is_known from version) then ${known?.total ?? 0}::integer else (select count(*)::integer from matching) end`;
  return sql`with ${versionKnown(edition, now, known)},
    matching as materialized (select l.article_id from ${listed}),
    facet as (
      select f.kind, f.value, count(*)::integer as count from matching join article_listing f using (article_id)
      where not (select is_known from version) and ${shownFacets(sql`f.kind`, sql`f.value`, request.year)} group by 1, 2),
    total as (select ${counted} as total),
    ${place(request)},
    ids as (
      select article_id, row_number() over (order by ${order}) as place from (
        select article_id, published_at from ${listed} order by ${order}
        limit ${request.rows}::integer offset (select skip from place)) found)
      ${result(request, edition, sql`(select version from version)`)}`;
}

/** Of the lists of articles. */
const listsVersion = (edition: EditionKey, now: Date): SQL =>
  versionAt(
    sql`(select version::text from list_version where name = 'article')`,
    sql`article_listing l where l.edition = ${edition} and l.kind = 0 and l.value = 0 and ${isPublicListing('l', now)}`,
  );

/** Of the articles that are searched. */
const searchVersion = (edition: EditionKey, now: Date): SQL =>
  versionAt(
    sql`(select version::text from list_version where name = 'search_article')`,
    sql`search_document s where s.edition = ${editionSql(edition)} and s.kind = 0 and ${isPublicDocument('s', now)}`,
  );

/**
 * Articles that hold all terms, by time where that is requested; otherwise the freshest by relevance, then the others
 * by time.
 */
function searchedQuery(request: ArticleListRequest, edition: EditionKey, now: Date, terms: string): SQL {
  const { sid, tid, type, year, month, sort, rows } = request;
  const narrowed = [
    sid &&
      sql`s.industry_id in (select i.id from industry i where i.id = ${sid}::integer or i.parent_id = ${sid}::integer)`,
    tid && sql`s.tag_ids @> array[${tid}::integer]`,
    type && sql`(s.types >> ${articleTypeNumber[type] - 1}::integer) & 1 = 1`,
    year && (month ? sql`s.month = ${year * 100 + month}::integer` : sql`s.month / 100 = ${year}::integer`),
    !year && month && sql`s.month % 100 = ${month}::integer`,
  ].map((condition) => (condition ? sql` and ${condition}` : sql``));
  const { order } = ordersOf(sort);
  const byRelevance = sql`scored as materialized (
      select f.article_id, f.published_at, ts_rank(s.terms, ${terms}::tsquery) as rank
      from (select article_id, published_at from hit order by ${order} limit ${judged}) f
      join search_document s on s.kind = 0 and s.id = f.article_id and s.edition = ${edition}),
    ids as (
      (select article_id, row_number() over (order by rank desc, ${order}) as place from (
        select * from scored order by rank desc, ${order} limit ${rows}::integer offset (select skip from place)) ranked)
      union all
      (select article_id, ${rows}::integer + row_number() over (order by ${order}) as place from (
        select article_id, published_at from hit where article_id not in (select article_id from scored) order by ${order}
        limit (select greatest(0, least(${rows}::integer, skip + ${rows}::integer - ${judged})) from place)
        offset (select greatest(0, skip - ${judged}) from place)) dated))`;
  const byTime = sql`ids as (
      select article_id, row_number() over (order by ${order}) as place from (
        select article_id, published_at from hit order by ${order} limit ${rows}::integer offset (select skip from place)) dated)`;
  const first = sort
    ? sql`(
        select json_agg(article_id order by ${order})
        from (select article_id, published_at from hit order by ${order} limit ${judged}) dated)`
    : sql`(select json_agg(article_id order by rank desc, ${order}) from scored)`;
  return sql`with hit as materialized (
      select s.id as article_id, s.published_at, s.industry_id, s.month, s.types, s.tag_ids from search_document s
      where s.kind = 0
        and s.edition = ${editionSql(edition)}
        and s.terms @@ ${terms}::tsquery
        and ${isPublicDocument('s', now)}${sql.join(narrowed)}),
    facet as (
      select ${listingKind.industry}::integer as kind, i.id as value, sum(t.count)::integer as count
        from (select industry_id, count(*) from hit group by 1) t
        join industry c on c.id = t.industry_id
        join industry i on i.id in (c.id, c.parent_id)
        group by 2
      union all select ${listingKind.tag}::integer, tag_id, count(*)::integer from hit, unnest(tag_ids) tag_id group by 2
      union all
      select ${listingKind.type}::integer, n, sum(t.count)::integer
      from (select types, count(*) from hit group by 1) t, generate_series(1, 4) n
        where (types >> (n - 1)) & 1 = 1 group by 2
      union all select ${listingKind.year}::integer, month / 100, count(*)::integer from hit group by 2
      ${year ? sql`union all select ${listingKind.month}::integer, month, count(*)::integer from hit group by 2` : sql``}),
    total as (select count(*)::integer as total from hit),
    ${place(request)},
    ${sort ? byTime : byRelevance}${result(request, edition, searchVersion(edition, now), first)}`;
}

/**
 * The rows of articles that are known to be on a page, with the version that the lists, or what is searched, have now.
 */
export const knownPageQuery = (
  ids: readonly number[],
  request: ArticleListRequest,
  edition: EditionKey,
  now: Date,
): SQL =>
  prepared(sql`with ids as (
    select article_id, place from unnest(${idArray(ids)}) with ordinality as known (article_id, place)),
  ${shownArticles(request)}
  select ${shownJson(request)}, ${tagsJson(edition)} as tags,
    ${(request.keyword === undefined ? listsVersion : searchVersion)(edition, now)} as version`);
