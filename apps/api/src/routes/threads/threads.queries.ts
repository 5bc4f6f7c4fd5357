import type { EditionKey, Side, ThreadStatus } from '@millwright/domain';
import { sql, type SQL } from 'drizzle-orm';
import { instantJson } from '../articles/articles.queries.ts';
import { paged, place, type Paging } from '../../db/paging.ts';
import { attachmentsJson, enquiryJson, quoteJson, threadJson, threadStatus, type Reader } from './thread-json.ts';

/** Messages that are shown at once. */
const messagesShown = 50;

/** The suppliers that a member belongs to. */
const suppliersOf = (memberId: number): SQL =>
  sql`(select s.supplier_id from supplier_member s where s.member_id = ${memberId}::integer)`;

/** Whether the thread `t` is the member's, as the buyer or as one of the supplier's people. */
export const isOwnThread = (memberId: number): SQL =>
  sql`(t.member_id = ${memberId}::integer or t.supplier_id in ${suppliersOf(memberId)})`;

/** What a list of threads is narrowed to. */
export interface ThreadFilter {
  side: Side;
  supplier?: number | undefined;
  status?: ThreadStatus | undefined;
}

/** A page of a member's threads, as the buyer or of the suppliers that the member belongs to. */
export function threadsQuery(
  memberId: number,
  { side, supplier, status }: ThreadFilter,
  paging: Paging,
  about: { edition: EditionKey; now: Date },
): SQL {
  const isAsked = sql.join(
    [
      side === 'buyer' ? sql`t.member_id = ${memberId}::integer` : sql`t.supplier_id in ${suppliersOf(memberId)}`,
      ...(supplier === undefined ? [] : [sql`t.supplier_id = ${supplier}::integer`]),
      ...(status === undefined ? [] : [sql`${threadStatus(about.now)} = ${status}`]),
    ],
    sql` and `,
  );
  return sql`
    with total as (select count(*)::integer as total from enquiry_thread t where ${isAsked}),
      ${place(paging)},
      shown as (
        select t.* from enquiry_thread t where ${isAsked} order by t.last_at desc, t.id desc ${paged(paging)})
    select total, ${paging.page}::integer as page, ${paging.rows}::integer as rows,
      (select coalesce(json_agg(${threadJson({ ...about, side })} order by t.last_at desc, t.id desc), '[]')
       from shown t
       join enquiry q on q.id = t.enquiry_id
       join member b on b.id = t.member_id) as list
    from place`;
}

/** Whose side a member is on in a thread: no row where it is not the member's. */
export const sideQuery = (memberId: number, id: number): SQL => sql`
  select case when t.member_id = ${memberId}::integer then 'buyer' else 'supplier' end as side
  from enquiry_thread t
  where t.id = ${id}::integer and ${isOwnThread(memberId)}`;

/** A thread with its last messages, those before one where it is named, in one column. */
export const threadQuery = (id: number, before: number | undefined, reader: Reader): SQL => sql`
  with latest as materialized (
      select * from thread_message
      where thread_id = ${id}::integer ${before === undefined ? sql`` : sql`and id < ${before}::integer`}
      order by id desc limit ${sql.raw(String(messagesShown + 1))}),
    shown as (select * from latest order by id desc limit ${sql.raw(String(messagesShown))})
  select ${threadJson(reader)} || jsonb_build_object(
    'side', ${reader.side}::text,
    'blocked', ${reader.side === 'buyer' ? sql`t.buyer_blocked` : sql`t.supplier_blocked`},
    'enquiry', ${enquiryJson(reader)},
    'messages', (
      select coalesce(
        json_agg(
          json_build_object(
            'id', m.id, 'side', m.side,
            'author', coalesce((select w.true_name from member w where w.id = m.member_id), ''), 'text', m.text, 'lang', m.lang,
            'time', ${instantJson(sql`m.sent_at`)}, 'uploads', ${attachmentsJson(sql`a.message_id = m.id`)})
          order by m.id),
        '[]')
      from shown m),
    'earlier', (select count(*) > ${sql.raw(String(messagesShown))} from latest),
    'quotes', (
      select coalesce(json_agg(${quoteJson(reader)} order by p.id), '[]')
      from thread_quote p
      where p.thread_id = t.id)) as thread
  from enquiry_thread t
  join enquiry q on q.id = t.enquiry_id
  join member b on b.id = t.member_id
  where t.id = ${id}::integer`;
