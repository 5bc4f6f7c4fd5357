import type { EditionKey, Side } from '@millwright/domain';
import { newsMail, type ThreadNews } from '@millwright/i18n/mail';
import { sql, type SQL } from 'drizzle-orm';
import { instantSql } from '../content/publication.ts';
import { queryRows } from '../db/database.ts';
import type { Services } from '../http/environment.ts';
import { entryTitle } from '../routes/member-things/paging.ts';
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

type Needed = Pick<Services, 'db' | 'clock' | 'keyFor' | 'messages' | 'siteOrigins' | 'signOn' | 'site'>;

/** Who is told, and of what. */
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
  sql`(select ${entryTitle('e', language)} from entry e where e.id = ${id})`;
/** In the recipient's language. */
const ownTitle = (id: SQL): SQL =>
  sql`coalesce(case m.language when 'cn' then ${titleOf(id, 'cn')} else ${titleOf(id, 'en')} end, '')`;

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

/** What a recipient is told, with where the thread is and where such messages are stopped. */
async function messageFor(
  services: Needed,
  thread: { id: number; side: Side },
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

async function send(services: Needed, threadId: number, to: Side, news: ThreadNews): Promise<void> {
  const kind = kindOf(news);
  // Reminders come once by themselves.
  if (kind === 'enquiries' && !(await claim(services, threadId, to))) return;
  const recipients = await queryRows<Recipient>(services.db, recipientsQuery(threadId, to, kind));
  for (const recipient of recipients) {
    const message = await messageFor(services, { id: threadId, side: to }, news, recipient);
    // What cannot be handed over is in the thread all the same.
    await services.messages.send(message).catch(() => undefined);
  }
}

/** Makes what tells members of their threads. */
export function createNotifications(services: Needed): Notifications {
  const underWay = new Set<Promise<void>>();
  return {
    notify: (threadId, to, news) => {
      // A database that is gone fails the next request, which says so.
      const sending = send(services, threadId, to, news).catch(() => undefined);
      underWay.add(sending);
      void sending.finally(() => underWay.delete(sending));
    },
    settled: async () => {
      await Promise.all(underWay);
    },
  };
}
