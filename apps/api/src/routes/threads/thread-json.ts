import type { EditionKey, Side } from '@millwright/domain';
import { sql, type SQL } from 'drizzle-orm';
import { instantSql, isPublicEntry } from '../../content/publication.ts';
import { instantJson } from '../articles/articles.queries.ts';
import { anyTitle } from '../../db/in-edition.ts';

/**
 * What is shown of enquiries, threads and quotes, as JSON of the contract. Rows have the aliases `q` (enquiry), `t`
 * (enquiry_thread) and `p` (thread_quote).
 */

/** How a reader sees things. */
export interface Reader {
  edition: EditionKey;
  now: Date;
  side: Side;
}

/** More unread messages are not counted. */
const mostUnread = 99;

/** Where the thread `t` stands: a quoted one has expired when its last open quote has. */
export const threadStatus = (now: Date): SQL =>
  sql`case when t.status = 'quoted' and t.expires_at <= ${instantSql(now)} then 'expired' else t.status end`;

/** An entry that can be gone to; null where it is not public. */
const publicReference = (id: SQL, { edition, now }: Reader): SQL => sql`(
  select json_build_object('id', e.id, 'title', ${anyTitle(sql`e`, edition)}, 'image', e.image)
  from entry e
  where e.id = ${id} and ${isPublicEntry('e', now)})`;

/**
 * What the enquiry `q` is about. One that began at another supplier is about nothing that the supplier of `t` may know: it
 * would learn who else was asked. A product is named to everybody who is asked for it.
 */
const targetReference = (reader: Reader): SQL =>
  reader.side === 'buyer'
    ? publicReference(sql`q.target_id`, reader)
    : publicReference(
        sql`(
        select about.id from entry about
        where about.id = q.target_id and (about.kind <> 'supplier' or about.id = t.supplier_id))`,
        reader,
      );

/** The supplier of the thread `t`, who is named also where it is not public any more. */
const supplierReference = ({ edition }: Reader): SQL => sql`coalesce(
  (select json_build_object('id', e.id, 'title', ${anyTitle(sql`e`, edition)}, 'image', e.image)
   from entry e
   where e.id = t.supplier_id),
  json_build_object('id', t.supplier_id, 'title', '', 'image', null))`;

/** The files of an enquiry or of a message, in the order in which they were attached. */
export const attachmentsJson = (isOf: SQL): SQL => sql`(
  select coalesce(
    json_agg(json_build_object('id', u.id, 'name', u.name, 'type', u.type, 'bytes', u.bytes) order by a.id), '[]')
  from attachment a
  join upload u on u.id = a.upload_id
  where ${isOf})`;

/**
 * The enquiry `q`. A supplier, whose thread is `t`, learns neither who else was asked nor when others answered.
 */
export const enquiryJson = (reader: Reader): SQL => sql`jsonb_build_object(
  'id', q.id,
  'target_id', ${
    reader.side === 'buyer'
      ? sql`q.target_id`
      : sql`(select case when about.kind = 'supplier' then t.supplier_id else q.target_id end
             from (select q.target_id as id) asked
             left join entry about on about.id = asked.id)`
  },
  'supplier_ids', ${reader.side === 'buyer' ? sql`q.supplier_ids` : sql`array[]::integer[]`},
  'specification', q.specification, 'parameters', q.parameters, 'quantity', q.quantity, 'unit', q.unit,
  'target_date', q.target_date, 'destination', q.destination, 'incoterm', q.incoterm, 'message', q.message,
  'uploads', ${attachmentsJson(sql`a.enquiry_id = q.id`)}, 'lang', q.lang,
  'time', ${instantJson(sql`q.sent_at`)},
  'answer_time', (
    select ${instantJson(sql`min(v.happened_at)`)}
    from enquiry_event v
    where v.kind = 'answered'
      and v.enquiry = q.id::text
      and v.supplier_id ${
        reader.side === 'buyer'
          ? sql`in (select asked.supplier_id from enquiry_thread asked where asked.enquiry_id = q.id)`
          : sql`= t.supplier_id`
      }),
  'target', ${targetReference(reader)})`;

const unreadCount = (side: Side): SQL => {
  const [other, seen] =
    side === 'buyer' ? [sql`'supplier'`, sql`t.buyer_seen`] : [sql`'buyer'`, sql`coalesce(t.supplier_seen, 0)`];
  const quotes = sql`union all select 1 from thread_quote n where n.thread_id = t.id and n.id > ${seen}`;
  return sql`(
    select count(*) from (
      select 1 from thread_message n where n.thread_id = t.id and n.side = ${other} and n.id > ${seen}
      ${side === 'buyer' ? quotes : sql`union all select 1 where t.supplier_seen is null`}
      limit ${sql.raw(String(mostUnread))}) unread)`;
};

/** The thread `t` of the enquiry `q` and of the buyer `b` in a list. */
export const threadJson = (reader: Reader): SQL => sql`jsonb_build_object(
  'id', t.id, 'enquiry_id', t.enquiry_id, 'supplier', ${supplierReference(reader)},
  'buyer', json_build_object('name', b.true_name, 'company', b.company),
  'target', ${targetReference(reader)},
  'status', ${threadStatus(reader.now)}, 'unread', ${unreadCount(reader.side)}, 'time', ${instantJson(sql`t.last_at`)},
  'quantity', q.quantity, 'unit', q.unit)`;

/** The quote `p` of the thread `t`. */
export const quoteJson = (reader: Reader): SQL => sql`jsonb_build_object(
  'id', p.id, 'thread_id', p.thread_id, 'supplier', ${supplierReference(reader)}, 'currency', p.currency,
  'prices', p.prices, 'lead_time_days', p.lead_time_days, 'valid_until', p.valid_until, 'incoterm', p.incoterm,
  'tooling_cost', p.tooling_cost, 'notes', p.notes, 'lang', p.lang, 'time', ${instantJson(sql`p.sent_at`)},
  'decision',
  case when p.decision = 'open' and p.expires_at <= ${instantSql(reader.now)} then 'expired' else p.decision end)`;
