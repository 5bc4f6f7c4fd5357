import {
  blockThread,
  declineThread,
  readThread,
  reportThread,
  sendMessage,
  threadDetail,
  threadList,
} from '@millwright/api-client/contract';
import type { Side } from '@millwright/domain';
import { and, eq, sql } from 'drizzle-orm';
import { queryRows } from '../../db/database.ts';
import { enquiryThread, threadMessage, threadReport } from '../../db/schema.ts';
import { respond, caching, refuse, readQuery } from '../../http/call.ts';
import type { Services } from '../../http/environment.ts';
import { refuseTooOften } from '../../members/action-limits.ts';
import { forMember, withBody } from '../../members/for-member.ts';
import { attachUploads, ownUploads } from '../uploads/attachments.ts';
import { addMessage, inThread, storedStatus } from './open-thread.ts';
import { sideQuery, threadQuery, threadsQuery } from './threads.queries.ts';

/** `GET /memberApi/threads` */
export const listThreads = (services: Services) =>
  forMember(services, async (context, memberId) => {
    const { role: side = 'buyer', supplier, status, ...paging } = readQuery(context, threadList.request);
    const about = { edition: context.get('edition'), now: services.clock() };
    const query = threadsQuery(memberId, { side, supplier, status }, paging, about);
    const [row] = await queryRows<object>(services.db, query);
    return respond(context, row, caching.personal);
  });

/** `GET /memberApi/threads/detail` */
export const showThread = (services: Services) =>
  forMember(services, async (context, memberId) => {
    const { id, before } = readQuery(context, threadDetail.request);
    if (id === undefined) return refuse(context, 'not_found');
    const [own] = await queryRows<{ side: Side }>(services.db, sideQuery(memberId, id));
    if (!own) return refuse(context, 'not_found');
    const reader = { edition: context.get('edition'), now: services.clock(), side: own.side };
    const [row] = await queryRows<{ thread: object }>(services.db, threadQuery(id, before, reader));
    return row ? respond(context, row.thread, caching.personal) : refuse(context, 'not_found');
  });

/** `POST /memberApi/threads/read`: the reader's side has seen everything; the buyer sees that a supplier has. */
export const markRead = (services: Services) =>
  withBody(services, readThread.request, async (context, memberId, { id }) => {
    await refuseTooOften(context, services, memberId, 'reading');
    return inThread(context, services, memberId, id, async (tx, thread) => {
      const last = sql<number>`greatest(
        (select coalesce(max(id), 0) from thread_message where thread_id = ${id}::integer),
        (select coalesce(max(id), 0) from thread_quote where thread_id = ${id}::integer))`;
      const status = thread.side === 'supplier' ? storedStatus(thread, 'read') : null;
      await tx
        .update(enquiryThread)
        .set(thread.side === 'buyer' ? { buyerSeen: last } : { supplierSeen: last, ...(status && { status }) })
        .where(eq(enquiryThread.id, id));
      return { data: null };
    });
  });

/** `POST /memberApi/threads/messages`: stored once for each key. */
export const takeMessage = (services: Services) =>
  withBody(services, sendMessage.request, async (context, memberId, { id, text, key, uploads }) => {
    const isIt = and(
      eq(threadMessage.threadId, id),
      eq(threadMessage.memberId, memberId),
      eq(threadMessage.requestKey, key),
    );
    const known = async (db = services.db) =>
      (await db.select({ id: threadMessage.id }).from(threadMessage).where(isIt))[0];
    if (!(await known())) await refuseTooOften(context, services, memberId, 'message');
    return inThread(context, services, memberId, id, async (tx, thread, now) => {
      const stored = await known(tx);
      if (stored) return { data: stored };
      if (thread.isBlocked) return { refusal: 'thread_blocked' };
      if (!(await ownUploads(tx, memberId, uploads))) return { refusal: 'invalid_request', fields: ['uploads'] };
      const added = await addMessage(tx, thread, { text, key, lang: context.get('edition') }, now);
      await attachUploads(tx, uploads, { messageId: added });
      return { data: { id: added }, news: 'message' };
    });
  });

/** `POST /memberApi/threads/decline`: the supplier will not quote; once more changes nothing. */
export const refuseToQuote = (services: Services) =>
  withBody(services, declineThread.request, async (context, memberId, { id, reason }) => {
    await refuseTooOften(context, services, memberId, 'decision');
    return inThread(context, services, memberId, id, async (tx, thread, now) => {
      if (thread.side !== 'supplier') return { refusal: 'forbidden' };
      if (thread.status === 'declined') return { data: null };
      const status = storedStatus(thread, 'refuse');
      if (status === null) return { refusal: 'thread_closed' };
      if (thread.isBlocked) return { refusal: 'thread_blocked' };
      if (reason.trim() !== '') {
        const key = `declined ${now.toISOString()}`;
        await addMessage(tx, thread, { text: reason, key, lang: context.get('edition') }, now);
      }
      await tx.update(enquiryThread).set({ status, expiresAt: null, lastAt: now }).where(eq(enquiryThread.id, id));
      return { data: null, news: 'decision' };
    });
  });

/** `POST /memberApi/threads/report`: one for each member, the last. */
export const takeReport = (services: Services) =>
  withBody(services, reportThread.request, async (context, memberId, { id, reason, text }) => {
    await refuseTooOften(context, services, memberId, 'report');
    const response = await inThread(context, services, memberId, id, async (tx, _thread, reportedAt) => {
      await tx
        .insert(threadReport)
        .values({ threadId: id, memberId, reason, text, reportedAt })
        .onConflictDoUpdate({
          target: [threadReport.threadId, threadReport.memberId],
          set: { reason, text, reportedAt, closedAt: null },
        });
      return { data: null };
    });
    if (context.get('reason') === undefined) {
      services.meter.report(reason);
      services.log.warn({ thread: id, reason }, 'a thread was reported: npm run members -- reports list');
    }
    return response;
  });

/** `POST /memberApi/threads/block` */
export const block = (services: Services) =>
  withBody(services, blockThread.request, async (context, memberId, { id, blocked }) => {
    await refuseTooOften(context, services, memberId, 'decision');
    return inThread(context, services, memberId, id, async (tx, { side }) => {
      await tx
        .update(enquiryThread)
        .set(side === 'buyer' ? { buyerBlocked: blocked } : { supplierBlocked: blocked })
        .where(eq(enquiryThread.id, id));
      return { data: null };
    });
  });
