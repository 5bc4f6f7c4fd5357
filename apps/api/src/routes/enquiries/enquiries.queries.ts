import { sql, type SQL } from 'drizzle-orm';
import { isPublicEntry } from '../../content/publication.ts';
import { paged, place, type Paging } from '../../db/paging.ts';
import { enquiryJson, quoteJson, threadJson, type Reader } from '../threads/thread-json.ts';

/** Quotes of each thread that a comparison shows. */
const quotesCompared = 5;

/** A page of a member's enquiries. */
export const enquiriesQuery = (memberId: number, paging: Paging, reader: Reader): SQL => sql`
  with total as (select count(*)::integer as total from enquiry where member_id = ${memberId}::integer),
    ${place(paging)},
    shown as (select * from enquiry where member_id = ${memberId}::integer order by sent_at desc, id desc ${paged(paging)})
  select total, ${paging.page}::integer as page, ${paging.rows}::integer as rows,
    (select coalesce(json_agg(${enquiryJson(reader)} order by q.sent_at desc, q.id desc), '[]') from shown q) as list
  from place`;

/** An enquiry of a member, with its threads and their last quotes, in one column. */
export const enquiryQuery = (memberId: number, id: number, reader: Reader): SQL => sql`
  select ${enquiryJson(reader)} || jsonb_build_object(
    'threads', (
      select coalesce(json_agg(${threadJson(reader)} order by t.id), '[]')
      from enquiry_thread t
      join member b on b.id = t.member_id
      where t.enquiry_id = q.id),
    'quotes', (
      select coalesce(json_agg(${quoteJson(reader)} order by t.id, p.id), '[]')
      from enquiry_thread t
      cross join lateral (
        select * from thread_quote o where o.thread_id = t.id order by o.id desc
        limit ${sql.raw(String(quotesCompared))}) p
      where t.enquiry_id = q.id)) as enquiry
  from enquiry q
  where q.id = ${id}::integer and q.member_id = ${memberId}::integer`;

/** What an enquiry can be about, with the supplier that it goes to: itself, its maker, or its author. */
export const enquiryTarget = (id: number, now: Date): SQL => sql`
  select case when kind = 'supplier' then id else owner_id end as "supplierId"
  from entry e where id = ${id}::integer and kind in ('supplier', 'product', 'post') and ${isPublicEntry('e', now)}`;

/** The id of an enquiry by its key, and who was named in it but was not asked, for it has blocked the member. */
export const receiptQuery = (memberId: number, key: string): SQL => sql`
  select q.id, array(
    select asked.id
    from (
      select unnest(q.supplier_ids) as id
      union
      select case when e.kind = 'supplier' then e.id else e.owner_id end from entry e where e.id = q.target_id) asked
    where asked.id is not null
      and not exists (select from enquiry_thread t where t.enquiry_id = q.id and t.supplier_id = asked.id)
    order by 1) as not_asked
  from enquiry q
  where q.member_id = ${memberId}::integer and q.request_key = ${key}`;

/** Those of some suppliers that a member can ask, and whether they take enquiries of that member. */
export const requestedSuppliers = (memberId: number, ids: readonly number[], now: Date): SQL => sql`
  select e.id, exists (
      select from enquiry_thread t
      where t.member_id = ${memberId}::integer and t.supplier_id = e.id and t.supplier_blocked) as "isBlocked"
  from entry e
  where e.id = any(${`{${ids.join()}}`}::integer[]) and e.kind = 'supplier' and ${isPublicEntry('e', now)}`;
