import { and, eq, lte } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import {
  favourite,
  member,
  memberAction,
  memberSession,
  subscription,
  supplierMember,
  threadReport,
} from '../db/schema.ts';
import { runEach } from '../operations/run-each.ts';
import { deleteMemberPosts } from './member-posts.ts';

/** Accounts that are deleted in one go. */
const mostAtOnce = 50;

/**
 * Deletes an account that is due: what the member saved and said of itself goes, with its logins. The row stays without
 * a name, so that what was sent to others, who keep it, is from nobody. The account can be registered again.
 */
const deleteAccount = (db: Database, id: number, now: Date): Promise<void> =>
  db.transaction(async (tx) => {
    const [due] = await tx
      .update(member)
      .set({
        account: `deleted:${id}`,
        trueName: '',
        company: '',
        position: '',
        passwordHash: null,
        countryId: 0,
        provinceId: 0,
        cityId: 0,
        notifyEnquiries: false,
        notifyReminders: false,
        disabled: true,
        isEditor: false,
        agreedAt: null,
        deleteAt: null,
        deletedAt: now,
      })
      // Withdrawn at the last moment, it stays.
      .where(and(eq(member.id, id), lte(member.deleteAt, now)))
      .returning({ id: member.id });
    if (!due) return;
    await deleteMemberPosts(tx, id);
    for (const table of [memberSession, favourite, subscription, memberAction, supplierMember, threadReport])
      await tx.delete(table).where(eq(table.memberId, id));
  });

/**
 * Deletes the accounts whose days of grace are over, and returns how many there were. Rejects where some cannot be
 * deleted, once the others are.
 */
export async function deleteDueAccounts(db: Database, now: Date): Promise<number> {
  const due = await db.select({ id: member.id }).from(member).where(lte(member.deleteAt, now)).limit(mostAtOnce);
  await runEach(due, ({ id }) => deleteAccount(db, id, now));
  return due.length;
}
