import { decideQuote, sendQuote } from '@millwright/api-client/contract';
import { ENQUIRY_LIMITS, type EditionKey } from '@millwright/domain';
import { and, eq, gt, ne, sql } from 'drizzle-orm';
import type * as v from 'valibot';
import type { Database } from '../../db/database.ts';
import { enquiryThread, threadQuote } from '../../db/schema.ts';
import { refuse } from '../../http/call.ts';
import type { Services } from '../../http/environment.ts';
import { refuseTooOften } from '../../members/action-limits.ts';
import { withBody } from '../../members/for-member.ts';
import { shanghaiDay, shanghaiDayEnd } from '../../shanghai-day.ts';
import { addMessage, inThread, recordReply, storedStatus, type OpenThread, type Outcome } from './open-thread.ts';

type SentQuote = v.InferOutput<typeof sendQuote.request>;

/** No quote holds longer, in days. */
const longestValidity = 730;
const day = 86_400_000;

/** When the last open quote of a thread ends. */
const lastEnd = (threadId: number) => sql<Date>`(
  select max(expires_at) from thread_quote where thread_id = ${threadId}::integer and decision = 'open')`;

/** The quote that a member sent with a key before. */
const knownQuote = async (db: Database, memberId: number, { id, key }: Pick<SentQuote, 'id' | 'key'>) =>
  (
    await db
      .select({ id: threadQuote.id })
      .from(threadQuote)
      .where(and(eq(threadQuote.threadId, id), eq(threadQuote.memberId, memberId), eq(threadQuote.requestKey, key)))
  )[0];

/** Stores a quote, where the thread takes one. */
async function store(
  tx: Database,
  thread: OpenThread,
  form: SentQuote & { lang: EditionKey },
  now: Date,
): Promise<Outcome> {
  const { id: threadId, key: requestKey, lead_time_days, valid_until: validUntil, tooling_cost, ...written } = form;
  if (thread.side !== 'supplier') return { refusal: 'forbidden' };
  const known = await knownQuote(tx, thread.memberId, form);
  if (known) return { data: known };
  if (thread.isBlocked) return { refusal: 'thread_blocked' };
  const status = storedStatus(thread, 'quote');
  const quotes = await tx.$count(threadQuote, eq(threadQuote.threadId, threadId));
  if (status === null || quotes >= ENQUIRY_LIMITS.quotes) return { refusal: 'thread_closed' };
  const [added] = await tx
    .insert(threadQuote)
    .values({
      ...written,
      threadId,
      memberId: thread.memberId,
      requestKey,
      leadTimeDays: lead_time_days,
      validUntil,
      expiresAt: shanghaiDayEnd(validUntil),
      toolingCost: tooling_cost,
      sentAt: now,
      decision: 'open',
    })
    .returning({ id: threadQuote.id });
  await tx
    .update(enquiryThread)
    .set({ status, expiresAt: lastEnd(threadId), lastAt: now })
    .where(eq(enquiryThread.id, threadId));
  await recordReply(tx, thread, now);
  return { data: added!, news: 'quote' };
}

/** `POST /memberApi/threads/quotes`: stored once for each key. */
export const takeQuote = (services: Services) =>
  withBody(services, sendQuote.request, async (context, memberId, form) => {
    const now = services.clock();
    const latest = shanghaiDay(now.getTime() + longestValidity * day);
    if (form.valid_until < shanghaiDay(now) || form.valid_until > latest)
      return refuse(context, 'invalid_request', { data: { fields: ['valid_until'] } });
    const known = await knownQuote(services.db, memberId, form);
    if (!known) await refuseTooOften(context, services, memberId, 'quote');
    const written = { ...form, lang: context.get('edition') };
    return inThread(context, services, memberId, form.id, (tx, thread, at) => store(tx, thread, written, at));
  });

/** Accepts a quote, which declines the others of the thread, or declines it. @param isReasoned with a message */
async function decide(
  tx: Database,
  thread: OpenThread,
  { quoteId, decision, isReasoned }: { quoteId: number; decision: 'accepted' | 'declined'; isReasoned: boolean },
  now: Date,
): Promise<Outcome> {
  if (thread.side !== 'buyer') return { refusal: 'forbidden' };
  const [quote] = await tx.select().from(threadQuote).where(eq(threadQuote.id, quoteId));
  // Once more changes nothing.
  if (quote!.decision === decision) return { data: null };
  if (quote!.decision !== 'open' || quote!.expiresAt <= now) return { refusal: 'thread_closed' };
  // An open quote holds for whom it was sent to; the reason is a message, and a block stops messages.
  if (thread.isBlocked && isReasoned) return { refusal: 'thread_blocked' };
  const isOther = and(
    eq(threadQuote.threadId, thread.id),
    eq(threadQuote.decision, 'open'),
    gt(threadQuote.expiresAt, now),
    ne(threadQuote.id, quoteId),
  );
  const isLast = decision === 'accepted' || (await tx.$count(threadQuote, isOther)) === 0;
  const status = isLast ? storedStatus(thread, decision === 'accepted' ? 'accept' : 'decline') : 'quoted';
  if (status === null) return { refusal: 'thread_closed' };
  await tx.update(threadQuote).set({ decision, decidedAt: now }).where(eq(threadQuote.id, quoteId));
  if (decision === 'accepted')
    await tx.update(threadQuote).set({ decision: 'declined', decidedAt: now }).where(isOther);
  await tx
    .update(enquiryThread)
    .set({ status, expiresAt: isLast ? null : lastEnd(thread.id), lastAt: now })
    .where(eq(enquiryThread.id, thread.id));
  return { data: null, news: 'decision' };
}

/** `POST /memberApi/quotes/decision` */
export const takeDecision = (services: Services) =>
  withBody(services, decideQuote.request, async (context, memberId, { id, decision, reason }) => {
    await refuseTooOften(context, services, memberId, 'decision');
    const of = { threadId: threadQuote.threadId };
    const [quote] = await services.db.select(of).from(threadQuote).where(eq(threadQuote.id, id));
    if (!quote) return refuse(context, 'not_found');
    return inThread(context, services, memberId, quote.threadId, async (tx, thread, now) => {
      const isReasoned = reason.trim() !== '';
      const outcome = await decide(tx, thread, { quoteId: id, decision, isReasoned }, now);
      if ('news' in outcome && isReasoned) {
        const key = `${decision} quote ${id}`;
        await addMessage(tx, thread, { text: reason, key, lang: context.get('edition') }, now);
      }
      return outcome;
    });
  });
