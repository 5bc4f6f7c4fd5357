import type { EditionKey, SearchKind, SearchOrder } from '@millwright/domain';
import { sql, type SQL } from 'drizzle-orm';
import { editionSql, namesSql, searchKindNumber } from '../../search/documents.ts';
import type { Attempt } from '../../search/keyword-query.ts';
import { instantJson } from '../articles/articles.queries.ts';
import { talliedTerm } from '../../search/tallies.ts';
import { latestHits, matching, titledHits, type Asked } from './latest-hits.ts';

/** What is searched, as the contract reads it. */
export interface SearchRequest {
  type?: SearchKind;
  sid?: number;
  year?: number;
  sort?: SearchOrder;
  page: number;
  rows: number;
}

/** Something found, as the queries answer it. */
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
  /** Names that the terms were made of beside the texts: of tags, industries and owner. */
  names: string[];
}

/** What `searchResultQuery` answers. */
export interface SearchRow {
  /** Of the whole result, whichever kind is shown. */
  found: number;
  total: number;
  page: number;
  list: HitRow[];
  kinds: [kind: number, count: number][];
  industries: [id: number, count: number][];
  years: [year: number, count: number][];
  /** What comes first, each as `id * 8 + kind`. */
  first: number[];
  /** Of what is searched: as long as it stays the same, so does everything here. */
  version: string;
}

/** What a match in body, brief, tags and title is worth. */
const weights = sql.raw(`'{0.08, 0.3, 0.45, 1}'`);

/** What a kind is worth where all are ranked together, in the order of their numbers. */
const kindWorth = sql.raw('(array[1, 1.1, 1.1, 0.75, 0.9, 0.95, 0.95, 0.8])');

const day = 86_400_000;

/** The JSON of what was found, from `ids` (kind, id, place). */
function hitsJson(ids: SQL, edition: EditionKey): SQL {
  const [title, brief, name] = [`title_${edition}`, `brief_${edition}`, `name_${edition}`].map((column) =>
    sql.identifier(column),
  );
  const names = (alias: SQL): SQL =>
    namesSql(sql`${alias}.tag_ids`, sql`${alias}.industry_id`, (named) => sql`${named}.${name}`);
  return sql`(select coalesce(json_agg(hit order by place), '[]') from (
    select ids.place, json_build_object('kind', 0, 'id', a.id, 'diy_url', a.diy_url, 'url', a.url, 'side', null, 'title', a.title, 'brief', a.brief,
        'image', a.image, 'publish_time', ${instantJson(sql`a.published_at`)}, 'end_time', null, 'sid', a.industry_id, 'owner', null,
        'names', ${names(sql`a`)}) as hit
      from ${ids} ids join article a on ids.kind = 0 and a.id = ids.id
    union all
    select ids.place, json_build_object('kind', ids.kind, 'id', e.id, 'diy_url', null, 'url', null, 'side', e.side, 'title', e.${title}, 'brief', e.${brief},
        'image', e.image, 'publish_time', ${instantJson(sql`e.published_at`)}, 'end_time', ${instantJson(sql`e.ends_at`)}, 'sid', e.industry_id,
        'owner', (select json_build_object('id', o.id, 'title', coalesce(o.${title}, o.title_cn, o.title_en), 'image', o.image) from entry o where o.id = e.owner_id and o.published),
        'names', ${names(sql`e`)} || array(select coalesce(o.${title}, o.title_cn, o.title_en) from entry o where o.id = e.owner_id
          union all select r.${name} from region r where r.id = e.region_id union all select e.details ->> 'model' where e.details ? 'model')) as hit
      from ${ids} ids join entry e on ids.kind > 0 and e.id = ids.id) found)`;
}

const version = sql.raw(
  `(select string_agg(version::text, ' ' order by name) from list_version where name in ('search_article', 'search_entry'))`,
);

/** A hit in one number, for keeping many; a kind takes three bits. */
const inOneNumber = sql.raw('id::bigint * 8 + kind');

/** What the result is narrowed to, apart from the kind; `yearly` narrows by year. */
const narrowing = ({ sid, year }: SearchRequest, yearly: (year: number) => SQL): SQL => sql`
  ${sid ? sql` and industry_id in (select i.id from industry i where i.id = ${sid}::integer or i.parent_id = ${sid}::integer)` : sql``}
  ${year ? sql` and ${yearly(year)}` : sql``}`;

/**
 * A page of what an attempt finds, with its total and its counts, in one query. The freshest, and the freshest that hold
 * everything in their titles, are ranked by field, freshness and kind; all others follow by date, as do all where the
 * latest are asked for first. What is common was counted before; what else is found is counted as it is read and put nowhere:
 * reading the index again for what comes first costs less than keeping it.
 */
export function searchResultQuery(
  attempt: Attempt,
  keyword: string,
  request: SearchRequest,
  edition: EditionKey,
  now: Date,
): SQL {
  const { type, sort, page, rows } = request;
  const isShown = type ? sql`kind = ${searchKindNumber(type)}::smallint` : sql`true`;
  const asked: Asked = {
    // Hidden from the planner: by what it knows of some terms it would walk through everything by date, in the first five runs of a statement.
    required: sql`(select ${attempt.required}::tsquery)`,
    narrowed: narrowing(request, (year) => sql`s.month between ${year * 100}::integer and ${year * 100 + 12}::integer`),
    ofKind: type ? sql` and s.kind = ${searchKindNumber(type)}::smallint` : sql``,
    edition,
  };
  const freshness = sql`(0.65 + 0.35 / (1 + greatest(0, extract(epoch from ${now.toISOString()}::timestamptz - s.published_at)::float8 * 1000 / ${365 * day}::float8) / 2))`;
  const title = sql`lower(case when s.kind = 0 then (select a.title from article a where a.id = s.id)
    else (select e.${sql.identifier(`title_${edition}`)} from entry e where e.id = s.id) end)`;
  const own = sql`ts_rank(${weights}, s.terms, ${attempt.own}::tsquery)`;
  const byRelevance = sql`${latestHits(asked)}, ${titledHits(asked)},
    scored as materialized (
      select s.kind, s.id, s.published_at,
        (case when ${attempt.any === attempt.own} then 1.3 * ${own} else ${own} + 0.3 * ts_rank(${weights}, s.terms, ${attempt.any}::tsquery) end
          + case when position(${keyword} in t.title) > 0 then 0.15 + 0.35 * length(${keyword})::float8 / length(t.title) else 0 end)
        * ${freshness} * ${kindWorth}[s.kind + 1] as score
      from (select at from latest union select at from titled) c join search_document s on s.ctid = c.at
        cross join lateral (select ${title} as title) t),
    ids as materialized (
      (select kind, id, row_number() over (order by score desc, published_at desc, kind, id desc) as place from (
        select * from scored order by score desc, published_at desc, kind, id desc
        limit ${rows}::integer offset (select skip from place)) ranked)
      union all
      (select kind, id, ${rows}::integer + row_number() over (order by published_at desc, kind, id desc) as place from (
        select s.kind, s.id, s.published_at ${matching(asked)} and (s.kind, s.id) not in (select kind, id from scored)
          and (select skip + ${rows}::integer > (select count(*) from scored) and total > (select count(*) from scored) from place)
        order by published_at desc, kind, id desc
        limit (select greatest(0, least(${rows}::integer, skip + ${rows}::integer - (select count(*) from scored))) from place)
        offset (select greatest(0, skip - (select count(*) from scored)) from place)) dated)),
    first as (select json_agg(${inOneNumber} order by score desc, published_at desc, kind, id desc) as first from scored)`;
  // What the latest hold need not be sorted out of all.
  const isAmongLatest = sql`(select skip + ${rows}::integer <= (select count(*) from latest) or total <= (select count(*) from latest) from place)`;
  const byDate = sql`${latestHits(asked)},
    ids as materialized (
      select kind, id, row_number() over (order by published_at desc, kind, id desc) as place from (
        select * from (
          select s.kind, s.id, s.published_at from latest c join search_document s on s.ctid = c.at where ${isAmongLatest}
          union all
          select s.kind, s.id, s.published_at ${matching(asked)} and not ${isAmongLatest}) found
        order by published_at desc, kind, id desc limit ${rows}::integer offset (select skip from place)) dated),
    first as (select json_agg(${inOneNumber} order by s.published_at desc, s.kind, s.id desc) as first from latest c join search_document s on s.ctid = c.at)`;
  return sql`with ${talliedTerm(attempt.required, edition, asked.narrowed)},
    facet as materialized (
      select kind, year, industry_id, sum(count)::integer as count, (sum(count) filter (where ${isShown}))::integer as shown
      from (select (key % 16)::smallint as kind, (key / 16 % 256 + 1900)::integer as year, (key / 4096)::integer as industry_id, count from tallied) groups
      where true${narrowing(request, (year) => sql`year = ${year}::integer`)}
      group by grouping sets ((kind), (year), (industry_id))),
    total as materialized (select coalesce(sum(count), 0)::integer as found, coalesce(sum(shown), 0)::integer as total from facet where kind is not null),
    place as materialized (
      select total, p as page, (p - 1) * ${rows}::integer as skip
      from total, lateral (select greatest(1, least(${page}::integer, (total + ${rows}::integer - 1) / ${rows}::integer)) as p) x),
    ${sort === 'latest' ? byDate : byRelevance}
    select (select found from total) as found, (select total from place) as total, (select page from place) as page,
      ${hitsJson(sql`ids`, edition)} as list,
      (select coalesce(json_agg(json_build_array(kind, count) order by kind), '[]') from facet where kind is not null) as kinds,
      (select coalesce(json_agg(json_build_array(id, count) order by count desc, id), '[]') from (
        select i.id, sum(shown)::integer as count
        from facet t join industry c on c.id = t.industry_id join industry i on i.id in (c.id, c.parent_id) where shown > 0 group by 1) i) as industries,
      (select coalesce(json_agg(json_build_array(year, shown) order by year desc), '[]') from facet where year is not null and shown > 0) as years,
      coalesce((select first from first), '[]') as first, ${version} as version`;
}

/** The rows of what is known to have been found, each as `id * 8 + kind`, with the version of what is searched now. */
export const knownResultQuery = (hits: readonly number[], edition: EditionKey): SQL => sql`with ids as materialized (
    select (hit % 8)::smallint as kind, (hit / 8)::integer as id, place from unnest(${`{${hits.join(',')}}`}::bigint[]) with ordinality as known (hit, place))
  select ${hitsJson(sql`ids`, edition)} as list, ${version} as version`;

/** What is worth reading where nothing was found: the latest of the kind, or some of each kind. */
export function recommendedQuery({ type, rows }: Pick<SearchRequest, 'type' | 'rows'>, edition: EditionKey): SQL {
  const latest = (kind: number, most: number): SQL => sql`
    (select s.kind, s.id, row_number() over (order by s.published_at desc, s.id desc) as place from search_document s
     where s.edition = ${edition} and s.kind = ${kind}::smallint order by s.published_at desc, s.id desc limit ${most}::integer)`;
  const most = Math.min(rows, 12);
  const ids = type
    ? latest(searchKindNumber(type), most)
    : sql.join(
        [
          latest(0, Math.ceil(most / 2)),
          latest(1, Math.ceil(most / 6)),
          latest(2, Math.ceil(most / 6)),
          latest(4, Math.ceil(most / 6)),
        ],
        sql` union all `,
      );
  return sql`with ids as materialized (${ids}) select ${hitsJson(sql`ids`, edition)} as list`;
}

/** The texts of articles in which only the body was found. */
export const bodiesQuery = (ids: readonly number[]): SQL =>
  sql`select article_id as id, source from article_body where article_id in (${sql.join(
    ids.map((id) => sql`${id}::integer`),
    sql`, `,
  )})`;

/** What `suggestQuery` answers. */
export interface SuggestionRow {
  kind: number;
  id: number;
  title: string;
  diy_url: string | null;
}

/** So many of the freshest of each kind are read for what is being typed, before the index is asked. */
const freshestRead = 150;

/**
 * The latest suppliers, products and articles whose titles hold what is being typed. What begins many titles stands among the freshest;
 * the index is asked only for the kinds of which these do not hold enough, so it leads to few.
 */
export function suggestQuery(
  required: string,
  edition: EditionKey,
  most: Readonly<Record<'supplier' | 'products' | 'news', number>>,
): SQL {
  const kinds = (['supplier', 'products', 'news'] as const).map((kind) => ({
    kind: sql`${searchKindNumber(kind)}::smallint`,
    limit: sql`${most[kind]}::integer`,
  }));
  const typed = sql`s.head @@ ${required}::tsquery`;
  const inEdition = sql`s.edition = ${editionSql(edition)}`;
  const each = (part: (of: (typeof kinds)[number]) => SQL): SQL => sql.join(kinds.map(part), sql` union all `);
  return sql`with fresh as materialized (${each(
    ({ kind, limit }) => sql`(select s.kind, s.id, s.published_at from (
      select s.kind, s.id, s.published_at, s.head from search_document s where ${inEdition} and s.kind = ${kind}
      order by s.published_at desc, s.id desc limit ${freshestRead}::integer) s where ${typed} limit ${limit})`,
  )}),
    lacking as materialized (
      select coalesce(array_agg(kind), '{}') as kinds from (${each(({ kind, limit }) => sql`select ${kind} as kind where (select count(*) from fresh f where f.kind = ${kind}) < ${limit}`)}) l),
    sought as materialized (
      select s.kind, s.id, s.published_at from search_document s
      where ${inEdition} and ${typed} and array[s.kind] && (select kinds from lacking) and (select cardinality(kinds) > 0 from lacking)),
    ids as (
      select * from fresh where kind <> all ((select kinds from lacking)::smallint[])
      union all ${each(({ kind, limit }) => sql`(select * from sought where kind = ${kind} order by published_at desc, id desc limit ${limit})`)})
    select ids.kind, ids.id, coalesce(a.title, e.${sql.identifier(`title_${edition}`)}) as title, a.diy_url
    from ids left join article a on ids.kind = 0 and a.id = ids.id left join entry e on ids.kind > 0 and e.id = ids.id
    order by ids.kind desc, ids.published_at desc`;
}

/** What keywords are suggested from: hot keywords, tags and industries, the more important first. */
export const keywordPoolQuery = (edition: EditionKey): SQL => {
  const name = sql.identifier(`name_${edition}`);
  return sql`select title from (
      select title, 0 as rank, position from keyword where edition = ${edition}
      union all select ${name}, 1, -grade from tag
      union all select ${name}, case when parent_id is null then 2 else 3 end, position from industry) pool
    order by rank, position, title`;
};
