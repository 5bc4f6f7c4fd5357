import type { EditionKey, Side, ThreadEvent, ThreadStatus } from '@millwright/domain';
import { nextThreadStatus } from '@millwright/domain';
import { eq, sql } from 'drizzle-orm';
import type { Context } from 'hono';
import { queryRows, type Database } from '../../db/database.ts';
import { enquiryEvent, enquiryThread, threadMessage } from '../../db/schema.ts';
import { respond, caching, refuse } from '../../http/call.ts';
import type { Refusal } from '../../http/refusals.ts';
import type { ApiEnvironment, Services } from '../../http/environment.ts';
import type { ThreadNews } from '@millwright/i18n/mail';
import { isOwnThread } from './threads.queries.ts';
import { threadStatus } from './thread-json.ts';

/** A thread that somebody does something in, locked until the end of the transaction. */
export interface OpenThread {
  id: number;
  enquiryId: number;
  supplierId: number;
  /** Whose side the member is on. */
  side: Side;
  memberId: number;
  status: ThreadStatus;
  /** Whether the other side takes nothing more from the member's. */
  isBlocked: boolean;
}

/** What came of it: a refusal, or the response. */
export type Outcome =
  | { refusal: Refusal; fields?: readonly string[] }
  | {
      data: object | null;
      /** What the other side is notified of. @default nothing */
      news?: ThreadNews;
    };

/** Locks a thread of the member; null where there is none, or it is somebody else's. */
async function lockThread(tx: Database, memberId: number, id: number, now: Date): Promise<OpenThread | null> {
  const [thread] = await queryRows<Omit<OpenThread, 'memberId'>>(
    tx,
    sql`select t.id, t.enquiry_id as "enquiryId", t.supplier_id as "supplierId",
        case when t.member_id = ${memberId}::integer then 'buyer' else 'supplier' end as side,
        ${threadStatus(now)} as status,
        case when t.member_id = ${memberId}::integer then t.supplier_blocked else t.buyer_blocked end as "isBlocked"
      from enquiry_thread t where t.id = ${id}::integer and ${isOwnThread(memberId)} for update`,
  );
  return thread ? { ...thread, memberId } : null;
}

/** Does something in a thread of the member, in one transaction, and responds; another's thread is not found. */
export async function inThread(
  context: Context<ApiEnvironment>,
  { db, clock, notifications }: Services,
  memberId: number,
  id: number,
  act: (tx: Database, thread: OpenThread, now: Date) => Promise<Outcome>,
): Promise<Response> {
  let other: Side = 'supplier';
  const outcome = await db.transaction(async (tx): Promise<Outcome> => {
    const now = clock();
    const thread = await lockThread(tx, memberId, id, now);
    if (thread?.side === 'supplier') other = 'buyer';
    return thread ? act(tx, thread, now) : { refusal: 'not_found' };
  });
  if (!('refusal' in outcome)) {
    if (outcome.news) notifications.notify(id, other, outcome.news);
    return respond(context, outcome.data, caching.personal);
  }
  const { refusal, fields } = outcome;
  if (refusal === 'forbidden') return refuse(context, refusal, { status: 403 });
  return refuse(context, refusal, fields ? { data: { fields } } : {});
}

/** The status that follows; null where the event may not happen now. What is expired stays so in what is stored. */
export function storedStatus({ status }: OpenThread, event: ThreadEvent) {
  const next = nextThreadStatus(status, event);
  return next === 'expired' ? 'quoted' : next;
}

/** What a member writes into a thread. */
interface Written {
  text: string;
  key: string;
  lang: EditionKey;
}

/** Adds a message; where it is the supplier's, the enquiry is answered. Returns its id. */
export async function addMessage(tx: Database, thread: OpenThread, { text, key, lang }: Written, now: Date) {
  const [added] = await tx
    .insert(threadMessage)
    .values({
      threadId: thread.id,
      side: thread.side,
      memberId: thread.memberId,
      requestKey: key,
      text,
      lang,
      sentAt: now,
    })
    .returning({ id: threadMessage.id });
  const status = thread.side === 'supplier' ? storedStatus(thread, 'message') : null;
  await tx
    .update(enquiryThread)
    .set({ lastAt: now, ...(status && { status }) })
    .where(eq(enquiryThread.id, thread.id));
  if (thread.side === 'supplier') await recordReply(tx, thread, now);
  return added!.id;
}

/** Counts the first answer of a supplier to an enquiry, for its answer time. */
export const recordReply = (tx: Database, { supplierId, enquiryId }: OpenThread, now: Date) =>
  tx
    .insert(enquiryEvent)
    .values({ supplierId, enquiry: String(enquiryId), kind: 'answered', happenedAt: now })
    .onConflictDoNothing();
