import type { EditionKey } from '@millwright/domain';
import { sql, type SQL } from 'drizzle-orm';
import { instantSql, isPublicArticle, isPublicEntry, isPublicListing } from '../../content/publication.ts';
import { prepared } from '../../db/prepared.ts';
import { entryFacet, type EntryKind } from '../../db/schema.ts';
import { entryJson, nextFirst, productCount, summaryJson } from './entries.queries.ts';
import { jsonOfEditions, nameIn, titleIn } from '../../db/in-edition.ts';

/** Related entries of a page. Of products as many as makers have models, so that several makers are among them. */
const relatedShown = (kind: EntryKind): number => (kind === 'product' ? 12 : 6);

/** Products, videos or issues that a page shows of the same owner. */
const ownedShown = 24;

const day = 86_400_000;

/** Enquiries of the last year count; one that waits for less than three days counts only once it has a reply. */
const replyTimes = (now: Date): SQL => sql`
  (select case when count(*) > 0 then json_build_object('count', count(*), 'percent', round(100.0 * count(a.id) / count(*)),
      'median_hours', round(
        (percentile_cont(0.5) within group (order by extract(epoch from a.happened_at - s.happened_at)) / 3600)::numeric,
        1)) end
   from enquiry_event s
   left join enquiry_event a on a.supplier_id = s.supplier_id
     and a.enquiry = s.enquiry
     and a.kind = 'answered'
     and a.happened_at >= s.happened_at
   where s.supplier_id = it.id and s.kind = 'sent' and s.happened_at > ${new Date(now.getTime() - 365 * day).toISOString()}::timestamptz
     and (a.id is not null or s.happened_at < ${new Date(now.getTime() - 3 * day).toISOString()}::timestamptz))`;

/** The articles behind the contents of an issue, as far as they are published in the edition. */
const articlesInside = (edition: EditionKey, now: Date): SQL => sql`
  (select coalesce(json_agg(json_build_object('id', a.id, 'diy_url', a.diy_url)), '[]') from article a
   where a.edition = ${edition} and ${isPublicArticle('a', now)} and a.id in (
     select case when c.article_id ~ '^\\d{1,9}$' then c.article_id::integer end
     from (select page -> 'article_id' ->> ${edition}::text as article_id
       from jsonb_path_query(it.details, 'lax $.contents[*]') page) c))`;

/** The other edition that has an entry which this one has not. */
export const elsewhereQuery = (kind: EntryKind, id: number, other: EditionKey, now: Date): SQL =>
  sql`select e.id
    from entry e
    where e.id = ${id}::integer
      and e.kind = ${kind}
      and ${isPublicEntry('e', now)}
      and ${titleIn(sql`e`, other)} is not null`;

/**
 * What is related to `it`: the latest of its industry, of trade shows the next, then, where they are few, those of the
 * first-level industry above it. A table of `entry_id` and its `place`.
 */
const nearIt = (kind: EntryKind, edition: EditionKey, now: Date): SQL => {
  const most = relatedShown(kind);
  const isOver =
    kind === 'show'
      ? sql`(select coalesce(e.ends_at, e.published_at) < ${instantSql(now)} from entry e where e.id = l.entry_id)`
      : sql`true`;
  // Of what is all over, that order is the latest first: of every other kind, as it stands in the index.
  const order = kind === 'show' ? nextFirst : sql.raw('published_at desc, entry_id desc');
  const of = (
    industry: SQL,
    distance: 0 | 1,
    rows: number,
  ): SQL => sql`(select *, ${sql.raw(String(distance))} as distance from (
    select l.entry_id, l.published_at, ${isOver} as is_over from entry_listing l
    where l.edition = ${edition} and l.kind = ${kind} and l.facet = ${entryFacet.industry} and l.value = ${industry} and l.entry_id <> it.id
      and ${isPublicListing('l', now, kind)}) listed
    order by ${order} limit ${rows})`;
  const above = sql`(select i.parent_id from industry i where i.id = it.industry_id)`;
  return sql`select entry_id, row_number() over (order by distance, ${order}) as place from (
      select entry_id, published_at, is_over, min(distance) as distance
      from (${of(sql`it.industry_id`, 0, most)} union all ${of(above, 1, 2 * most)}) found
      group by entry_id, published_at, is_over) nearest
    order by 2 limit ${most}`;
};

/** The tags of `it`, each once, in its own order. */
const tagsOf = (edition: EditionKey): SQL => sql`
  (
    select coalesce(
      json_agg(
        json_build_object('id', t.id, 'tag_name', ${nameIn(sql`t`, edition)}, 'grade', t.grade)
        order by array_position(it.tag_ids, t.id)),
      '[]')
    from tag t
    where t.id = any (it.tag_ids))`;

/** An entry by its id with what its page shows around it, in one query. */
export function entryDetailQuery(kind: EntryKind, id: number, edition: EditionKey, now: Date): SQL {
  const owned = (owner: SQL, ownedKind: EntryKind): SQL => sql`
    (select coalesce(json_agg(${summaryJson('x', edition, now)} order by x.published_at desc, x.id desc), '[]') from (
      select o.* from entry o where o.owner_id = ${owner} and o.kind = ${ownedKind} and ${isPublicEntry('o', now)} and o.id <> it.id
        and ${titleIn(sql`o`, edition)} is not null
      order by o.published_at desc, o.id desc limit ${ownedShown}) x)`;
  const series = sql`
    (select coalesce(json_agg(${summaryJson('x', edition, now)} order by ${titleIn(sql`x`, edition)}, x.id), '[]') from (
      select o.* from entry o where o.owner_id = it.owner_id and o.kind = 'product' and o.industry_id = it.industry_id
        and ${isPublicEntry('o', now)} and o.id <> it.id and ${titleIn(sql`o`, edition)} is not null
      order by o.published_at desc, o.id desc limit ${ownedShown}) x)`;
  const related = sql`
    (select coalesce(json_agg(${summaryJson('x', edition, now)} order by n.place), '[]')
     from (${nearIt(kind, edition, now)}) n join entry x on x.id = n.entry_id)`;
  const none = sql`'[]'::json`;
  const isSupplier = kind === 'supplier';
  const details = isSupplier ? sql`it.details || ${productCount(sql`it.id`, edition, now)}` : sql`it.details`;
  return prepared(sql`with it as materialized (
      select e.*
      from entry e
      where e.id = ${id}::integer
        and e.kind = ${kind}
        and ${isPublicEntry('e', now)}
        and ${titleIn(sql`e`, edition)} is not null)
    select ${entryJson('it', edition, details, now)} as item,
      ${kind === 'issue' ? none : related} as related,
      ${isSupplier ? owned(sql`it.id`, 'product') : none} as products,
      ${isSupplier ? owned(sql`it.id`, 'video') : none} as videos,
      ${kind === 'product' ? series : none} as series,
      ${kind === 'issue' ? owned(sql`it.owner_id`, 'issue') : none} as issues,
      ${
        kind === 'show'
          ? sql`(
              select coalesce(
                json_agg(
                  json_build_object('id', s.id, 'title', ${titleIn(sql`s`, edition)}, 'image', s.image) order by s.id),
                '[]')
              from entry s
              where s.kind = 'supplier'
                and ${isPublicEntry('s', now)}
                and ${titleIn(sql`s`, edition)} is not null
                and it.details -> 'exhibitor_ids' @> to_jsonb(s.id))`
          : none
      } as exhibitors,
      ${isSupplier ? replyTimes(now) : sql`null::json`} as answer,
      ${kind === 'issue' ? articlesInside(edition, now) : none} as articles,
      ${tagsOf(edition)} as tags,
      ${jsonOfEditions((key) => sql`${titleIn(sql`it`, key)} is not null`)} as editions
    from it`);
}
