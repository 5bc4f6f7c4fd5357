import { setTimeout } from 'node:timers/promises';
import { editionKeys, type EditionKey, type Side } from '@millwright/domain';
import { newsMail, type ThreadNews } from '@millwright/i18n/mail';
import { sql, type SQL } from 'drizzle-orm';
import { instantSql } from '../content/publication.ts';
import { queryRows } from '../db/database.ts';
import type { Services } from '../http/environment.ts';
import { describeError } from '../operations/logger.ts';
import { anyTitle } from '../db/in-edition.ts';
import { messageTo, type Message } from './messages.ts';
import type { Notifications } from './notifications.types.ts';
import { siteNameOf } from './site-name.ts';
import { unsubscribeToken, type NotificationKind } from './unsubscribe-token.ts';

const kindOf = (news: ThreadNews): NotificationKind =>
  news === 'waiting' || news === 'ending' ? 'reminders' : 'enquiries';

/** A side is notified of a thread once in this time, in milliseconds. */
const pause = 15 * 60_000;
/** People of a supplier that are notified. */
const mostPeople = 20;

/** What could not be handed over is tried again after each of these pauses, in milliseconds. */
const retryPauses = [30_000, 300_000];

type Needed = Pick<
  Services,
  'db' | 'clock' | 'keyFor' | 'log' | 'messages' | 'meter' | 'siteOrigins' | 'signOn' | 'site'
>;

/** A side of a thread. */
interface Notified {
  id: number;
  side: Side;
}

/** How long is waited between tries, and what ends that. */
interface Pauses {
  milliseconds: readonly number[];
  signal: AbortSignal;
}

/** Who is notified, and of what. */
interface Recipient {
  memberId: number;
  account: string;
  language: EditionKey;
  from: string;
  about: string;
}

const flagOf = (kind: NotificationKind): SQL =>
  kind === 'enquiries' ? sql`m.notify_enquiries` : sql`m.notify_reminders`;

const titleOf = (id: SQL, language: EditionKey): SQL =>
  sql`(select ${anyTitle(sql`e`, language)} from entry e where e.id = ${id})`;
/** In the recipient's language. */
const ownTitle = (id: SQL): SQL =>
  sql`coalesce(case m.language ${sql.join(
    editionKeys().map((key) => sql`when ${key} then ${titleOf(id, key)}`),
    sql` `,
  )} else ${titleOf(id, 'en')} end, '')`;

/** What an enquiry is about, as a side may know it: a supplier learns of no other at which the enquiry began. */
const targetId = (to: Side): SQL =>
  to === 'buyer'
    ? sql`q.target_id`
    : sql`(select case when a.kind = 'supplier' then t.supplier_id else a.id end from entry a where a.id = q.target_id)`;

/** The members of a side of a thread who want such news. */
const recipientsQuery = (threadId: number, to: Side, kind: NotificationKind): SQL => sql`
  select m.id as "memberId", m.account, m.language, ${ownTitle(targetId(to))} as about,
    ${to === 'buyer' ? ownTitle(sql`t.supplier_id`) : sql`b.true_name`} as "from"
  from enquiry_thread t
  join enquiry q on q.id = t.enquiry_id
  join member b on b.id = t.member_id
  ${
    to === 'buyer'
      ? sql`join member m on m.id = t.member_id`
      : sql`join supplier_member s on s.supplier_id = t.supplier_id join member m on m.id = s.member_id`
  }
  where t.id = ${threadId}::integer and not m.disabled and ${flagOf(kind)}
    and not ${to === 'buyer' ? sql`t.buyer_blocked` : sql`t.supplier_blocked`}
  order by m.id limit ${sql.raw(String(mostPeople))}`;

/** Whether a side may be notified of a thread now, which counts as done. */
async function claim({ db, clock }: Needed, threadId: number, to: Side): Promise<boolean> {
  const at = sql.identifier(to === 'buyer' ? 'buyer_notified_at' : 'supplier_notified_at');
  const now = clock();
  const before = instantSql(new Date(now.getTime() - pause));
  const claimed = await queryRows(
    db,
    sql`update enquiry_thread set ${at} = ${instantSql(now)}
      where id = ${threadId}::integer and (${at} is null or ${at} <= ${before}) returning id`,
  );
  return claimed.length > 0;
}

/** The message to a recipient, with links to the thread and to unsubscribe. */
async function messageFor(
  services: Needed,
  thread: Notified,
  news: ThreadNews,
  { account, language, memberId, from, about }: Recipient,
): Promise<Message> {
  const own = services.signOn[language]?.[thread.side === 'buyer' ? 'member' : 'supplier'];
  const site = own ?? services.siteOrigins[0];
  const token = await unsubscribeToken(services, memberId, kindOf(news));
  const mail = newsMail(language, {
    siteName: siteNameOf(services, language),
    news,
    from,
    about,
    url: own === undefined ? (site ?? '') : `${own}/threads/${thread.id}`,
    stopUrl: site === undefined ? '' : `${site}/memberApi/unsubscribe?${new URLSearchParams({ token })}`,
  });
  return messageTo(account, mail);
}

/** Lets a side be notified again where the news that claimed it reached nobody. */
async function release({ db }: Needed, threadId: number, to: Side): Promise<void> {
  const at = sql.identifier(to === 'buyer' ? 'buyer_notified_at' : 'supplier_notified_at');
  await queryRows(db, sql`update enquiry_thread set ${at} = null where id = ${threadId}::integer returning id`);
}

/** Hands a message over, again after each of the pauses; rejects where the last try failed, too. */
async function handOver({ messages, meter }: Needed, message: Message, pauses: Pauses): Promise<void> {
  for (const pause of pauses.milliseconds) {
    try {
      return await messages.send(message);
    } catch (error) {
      // What is closed waits for nothing.
      await setTimeout(pause, undefined, { ref: false, signal: pauses.signal }).catch(() => Promise.reject(error));
      meter.notification('retried');
    }
  }
  await messages.send(message);
}

/** Notifies the people of a side; returns whether somebody was reached, or nobody wants to be. */
async function send(services: Needed, thread: Notified, news: ThreadNews, pauses: Pauses): Promise<boolean> {
  const { id, side } = thread;
  const kind = kindOf(news);
  // Reminders come once by themselves.
  if (kind === 'enquiries' && !(await claim(services, id, side))) return true;
  const recipients = await queryRows<Recipient>(services.db, recipientsQuery(id, side, kind));
  const outcomes = await Promise.all(
    recipients.map(async (recipient) => {
      const message = await messageFor(services, thread, news, recipient);
      try {
        await handOver(services, message, pauses);
        services.meter.notification('sent');
        return true;
      } catch (error) {
        services.meter.notification('failed');
        services.log.warn({ thread: id, news, error: describeError(error) }, 'a notification could not be sent');
        return false;
      }
    }),
  );
  const isReached = outcomes.length === 0 || outcomes.includes(true);
  if (kind === 'enquiries' && !isReached) await release(services, id, side);
  return isReached;
}

/**
 * Makes what tells members of their threads.
 *
 * @param milliseconds After each of these pauses, what could not be handed over is tried again.
 */
export function createNotifications(services: Needed, milliseconds: readonly number[] = retryPauses): Notifications {
  const underWay = new Set<Promise<void>>();
  const closing = new AbortController();
  const pauses = { milliseconds, signal: closing.signal };
  return {
    notify: (threadId, to, news, onFailed) => {
      const sending = send(services, { id: threadId, side: to }, news, pauses)
        .catch((error: unknown) => {
          services.log.warn({ thread: threadId, news, error: describeError(error) }, 'a notification was not made');
          return false;
        })
        .then((isReached) => (isReached ? undefined : onFailed?.()))
        // A database that is gone fails the next request, which says so.
        .catch(() => undefined);
      underWay.add(sending);
      void sending.finally(() => underWay.delete(sending));
    },
    settled: async () => {
      closing.abort();
      await Promise.all(underWay);
    },
  };
}
