import { sql, type SQL } from 'drizzle-orm';
import { instantSql } from '../../content/publication.ts';
import { instantJson } from '../articles/articles.queries.ts';
import { paged, place, type Paging } from '../../db/paging.ts';

/** A page of a member's posts. */
export const memberPostsQuery = (memberId: number, paging: Paging, now: Date): SQL => sql`
  with total as (select count(*)::integer as total from member_post where member_id = ${memberId}::integer),
    ${place(paging)},
    shown as (
      select * from member_post where member_id = ${memberId}::integer order by sent_at desc, id desc ${paged(paging)})
  select total, ${paging.page}::integer as page, ${paging.rows}::integer as rows,
    (select coalesce(json_agg(json_build_object(
      'id', p.id,
      'entry_id', case when p.status = 'published' then p.entry_id end,
      'side', p.side,
      'title', p.title,
      'state', case when p.status = 'published' and p.entry_id is null then 'withdrawn'
        when p.status in ('waiting', 'published') and p.ends_at <= ${instantSql(now)} then 'expired'
        else p.status end,
      'reason', p.reason,
      'time', ${instantJson(sql`p.sent_at`)},
      'end_time', ${instantJson(sql`p.ends_at`)}) order by p.sent_at desc, p.id desc), '[]') from shown p) as list
  from place`;

/** Whether there is what a post refers to. */
export const referencesQuery = (industryId: number | null, regionId: number | null): SQL => sql`
  select
    ${industryId}::integer is null or exists (select from industry where id = ${industryId}::integer) as industry,
    ${regionId}::integer is null or exists (select from region where id = ${regionId}::integer) as region`;
