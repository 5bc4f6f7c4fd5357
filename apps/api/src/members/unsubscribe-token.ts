import { eq } from 'drizzle-orm';
import { member } from '../db/schema.ts';
import type { Services } from '../http/environment.ts';
import { isSame, keyedHash } from './hashes.ts';

/** What a member can be notified of: news of threads, and reminders. */
export type NotificationKind = 'enquiries' | 'reminders';

type Needed = Pick<Services, 'db' | 'keyFor'>;

const signOf = async ({ keyFor }: Pick<Services, 'keyFor'>, memberId: string, kind: string): Promise<string> =>
  keyedHash(await keyFor('unsubscribe'), memberId, kind);

/** Lets its bearer turn one kind of notifications of a member off, and nothing else. */
export const unsubscribeToken = async (
  services: Pick<Services, 'keyFor'>,
  memberId: number,
  kind: NotificationKind,
): Promise<string> => `${memberId}.${kind}.${await signOf(services, String(memberId), kind)}`;

/** Whether a token is one of ours. */
export async function isUnsubscribeToken(services: Pick<Services, 'keyFor'>, token: string): Promise<boolean> {
  const [, memberId, kind, sign] = /^([1-9]\d{0,9})\.(enquiries|reminders)\.([\w-]{43})$/.exec(token) ?? [];
  return sign !== undefined && isSame(sign, await signOf(services, memberId!, kind!));
}

/** Turns off what a token of ours names. */
export async function unsubscribe({ db }: Needed, token: string): Promise<void> {
  const [memberId, kind] = token.split('.');
  await db
    .update(member)
    .set(kind === 'reminders' ? { notifyReminders: false } : { notifyEnquiries: false })
    .where(eq(member.id, Number(memberId)));
}
