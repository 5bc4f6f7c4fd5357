import type { EditionKey, FavouriteKind } from '@millwright/domain';
import { sql, type SQL } from 'drizzle-orm';
import { isPublicArticle, isPublicEntry } from '../../content/publication.ts';
import { instantJson } from '../articles/articles.queries.ts';
import { anyTitle } from '../../db/in-edition.ts';
import { paged, place, type Paging } from '../../db/paging.ts';

/** A page of what a member saved; what was taken offline is left out and not counted. */
export const favouritesQuery = (
  memberId: number,
  kind: FavouriteKind | undefined,
  paging: Paging,
  edition: EditionKey,
  now: Date,
): SQL => sql`
  with kept as materialized (
      select f.kind, f.target_id, f.kept_at, coalesce(a.title, ${anyTitle(sql`e`, edition)}) as title, coalesce(a.image, e.image) as image
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
export const storeQuery = (memberId: number, kind: FavouriteKind, id: number, now: Date): SQL => sql`
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
