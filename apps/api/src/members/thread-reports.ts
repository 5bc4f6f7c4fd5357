import type { ReportReason, Side } from '@millwright/domain';
import { sql } from 'drizzle-orm';
import { instantSql } from '../content/publication.ts';
import { queryRows, type Database } from '../db/database.ts';

/** The last messages of a thread that are shown with a report. */
const messagesShown = 5;

/** A report that nobody has closed, with what is needed to judge it. */
export interface OpenReport {
  threadId: number;
  /** Who reported it: the account, and on which side of the thread. */
  account: string;
  side: Side;
  reason: ReportReason;
  /** What the member wrote with it; empty for nothing. */
  text: string;
  /** ISO 8601 instant. */
  reportedAt: string;
  buyer: string;
  supplierId: number;
  supplier: string;
  /** What was asked, and the last messages, the oldest first. */
  messages: { side: Side; text: string }[];
}

/** The reports that nobody has closed, the oldest first, at most so many. */
export const openReports = (db: Database, most: number): Promise<OpenReport[]> =>
  queryRows<OpenReport>(
    db,
    sql`select r.thread_id as "threadId", m.account, r.reason, r.text,
        case when r.member_id = t.member_id then 'buyer' else 'supplier' end as side,
        to_char(r.reported_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as "reportedAt",
        b.account as buyer, t.supplier_id as "supplierId", coalesce(e.title_en, e.title_cn, e.title_de, '') as supplier,
        json_build_array(json_build_object('side', 'buyer', 'text', q.message))::jsonb || (
          select coalesce(jsonb_agg(jsonb_build_object('side', w.side, 'text', w.text) order by w.id), '[]')
          from (
            select * from thread_message n where n.thread_id = t.id
            order by n.id desc limit ${sql.raw(String(messagesShown))}) w) as messages
      from thread_report r
      join member m on m.id = r.member_id
      join enquiry_thread t on t.id = r.thread_id
      join enquiry q on q.id = t.enquiry_id
      join member b on b.id = t.member_id
      left join entry e on e.id = t.supplier_id
      where r.closed_at is null
      order by r.reported_at, r.thread_id, r.member_id limit ${most}::integer`,
  );

/** Closes the reports of a thread; returns how many were open. A member who reports it again opens one. */
export const closeReports = async (db: Database, threadId: number, now: Date): Promise<number> =>
  (
    await queryRows(
      db,
      sql`update thread_report set closed_at = ${instantSql(now)}
        where thread_id = ${threadId}::integer and closed_at is null returning thread_id`,
    )
  ).length;
