import type { EditionKey, FavouriteKind } from '@millwright/domain';
import { sql, type SQL } from 'drizzle-orm';
import { isPublicArticle, isPublicEntry } from '../../content/publication.ts';
import { instantJson } from '../articles/articles.queries.ts';

interface Paging {
  page: number;
  rows: number;
}

/** Where the page starts, from `total`; all pages behind the last start where nothing is. */
const place = ({ page, rows }: Paging): SQL =>
  sql`place as (
      select total,
        (least(${page}::integer, (total + ${rows}::integer - 1) / ${rows}::integer + 1) - 1) * ${rows}::integer as skip
      from total)`;
const paged = ({ rows }: Paging): SQL => sql`limit ${rows}::integer offset (select skip from place)`;

const entryTitle = (alias: string, edition: EditionKey): SQL => {
  const e = sql.identifier(alias);
  return sql`coalesce(${e}.${sql.identifier(`title_${edition}`)}, ${e}.title_cn, ${e}.title_en)`;
};

/** A page of what a member keeps; what was taken offline is left out and not counted. */
export const favouritesQuery = (
  memberId: number,
  kind: FavouriteKind | undefined,
  paging: Paging,
  edition: EditionKey,
  now: Date,
): SQL => sql`
  with kept as materialized (
      select f.kind, f.target_id, f.kept_at, coalesce(a.title, ${entryTitle('e', edition)}) as title, coalesce(a.image, e.image) as image
      from favourite f
      left join article a on f.kind = 'article' and a.id = f.target_id and ${isPublicArticle('a', now)}
      left join entry e on f.kind <> 'article' and e.id = f.target_id and e.kind = f.kind and ${isPublicEntry('e', now)}
      where f.member_id = ${memberId}::integer and (a.id is not null or e.id is not null)),
    asked as materialized (select * from kept where ${kind ? sql`kind = ${kind}` : sql`true`}),
    total as (select count(*)::integer as total from asked),
    ${place(paging)},
    shown as (select * from asked order by kept_at desc, kind, target_id desc ${paged(paging)})
  select total, ${paging.page}::integer as page, ${paging.rows}::integer as rows,
    (
      select coalesce(
        json_agg(
          json_build_object(
            'kind', kind, 'id', target_id, 'title', title, 'image', image, 'time', ${instantJson(sql`kept_at`)})
          order by kept_at desc, kind, target_id desc),
        '[]')
      from shown) as list,
    (select coalesce(json_agg(json_build_object('value', kind, 'count', count) order by kind), '[]')
     from (select kind, count(*)::integer as count from kept group by kind) k) as kinds
  from place`;

/** Adds something that exists; returns a row where it is a favourite now, whether or not it was before. */
export const keepQuery = (memberId: number, kind: FavouriteKind, id: number, now: Date): SQL => sql`
  with target as (
      ${
        kind === 'article'
          ? sql`select id from article a where id = ${id}::integer and ${isPublicArticle('a', now)}`
          : sql`select id from entry e where id = ${id}::integer and kind = ${kind} and ${isPublicEntry('e', now)}`
      }),
    kept as (
      insert into favourite (member_id, kind, target_id, kept_at)
      select ${memberId}::integer, ${kind}, id, ${now.toISOString()}::timestamptz from target on conflict do nothing)
  select id from target`;

/** Adds all of a list that exists, in one statement; returns which of it are favourites now. */
export const mergeQuery = (
  memberId: number,
  list: readonly { kind: FavouriteKind; id: number }[],
  now: Date,
): SQL => sql`
  with wish as (select distinct kind, id from jsonb_to_recordset(${JSON.stringify(list)}::jsonb) as w (kind text, id integer)),
    target as (
      select w.kind, w.id from wish w
      left join article a on w.kind = 'article' and a.id = w.id and ${isPublicArticle('a', now)}
      left join entry e on w.kind <> 'article' and e.id = w.id and e.kind = w.kind and ${isPublicEntry('e', now)}
      where a.id is not null or e.id is not null),
    kept as (
      insert into favourite (member_id, kind, target_id, kept_at)
      select ${memberId}::integer, kind, id, ${now.toISOString()}::timestamptz from target on conflict do nothing)
  select kind, id from target`;

/** A page of a member's enquiries. */
export const enquiriesQuery = (memberId: number, paging: Paging, edition: EditionKey, now: Date): SQL => sql`
  with total as (select count(*)::integer as total from enquiry where member_id = ${memberId}::integer),
    ${place(paging)},
    shown as (select * from enquiry where member_id = ${memberId}::integer order by sent_at desc, id desc ${paged(paging)})
  select total, ${paging.page}::integer as page, ${paging.rows}::integer as rows,
    (
      select coalesce(
        json_agg(
          json_build_object(
            'id', q.id, 'target_id', q.target_id, 'specification', q.specification, 'quantity', q.quantity,
            'unit', q.unit, 'target_date', q.target_date, 'destination', q.destination, 'message', q.message,
            'time', ${instantJson(sql`q.sent_at`)},
            'answer_time', (
              select ${instantJson(sql`min(v.happened_at)`)}
              from enquiry_event v
              where v.kind = 'answered'
                and v.enquiry = q.id::text
                and v.supplier_id = (
                  select case when e.kind = 'supplier' then e.id else e.owner_id end
                  from entry e
                  where e.id = q.target_id)),
            'target', (
              select json_build_object('id', e.id, 'title', ${entryTitle('e', edition)}, 'image', e.image)
              from entry e
              where e.id = q.target_id and ${isPublicEntry('e', now)}))
          order by q.sent_at desc, q.id desc),
        '[]')
      from shown q) as list
  from place`;

/** What an enquiry can be about, with the supplier that it goes to: itself, its maker, or its author. */
export const enquiryTarget = (id: number, now: Date): SQL => sql`
  select case when kind = 'supplier' then id else owner_id end as "supplierId"
  from entry e where id = ${id}::integer and kind in ('supplier', 'product', 'post') and ${isPublicEntry('e', now)}`;

/** A magazine that can be subscribed to. */
export const isMagazine = (id: number, now: Date): SQL =>
  sql`select id from entry e where id = ${id}::integer and kind = 'magazine' and ${isPublicEntry('e', now)}`;

/** A member's subscriptions. */
export const subscriptionsQuery = (memberId: number): SQL => sql`
  select coalesce(
    json_agg(
      (s.form || jsonb_build_object(
        'id', s.id, 'type', s.type, 'mid', s.magazine_id, 'time', ${instantJson(sql`s.subscribed_at`)}))
      order by s.subscribed_at desc, s.id desc),
    '[]') as list
  from subscription s where s.member_id = ${memberId}::integer`;
