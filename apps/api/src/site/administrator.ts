import { randomInt } from 'node:crypto';
import { isEmail, isMainlandPhone } from '@millwright/domain';
import { eq } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { member, memberSession } from '../db/schema.ts';
import { hashPassword } from '../members/passwords.ts';

/** Characters that nobody takes for another. */
const characters = 'abcdefghjkmnpqrstuvwxyzABCDEFGHJKMNPQRSTUVWXYZ23456789';

/** A password of 20 characters in groups of five: 115 bits. */
const newPassword = (): string =>
  Array.from({ length: 4 }, () =>
    Array.from({ length: 5 }, () => characters[randomInt(characters.length)]).join(''),
  ).join('-');

/** Whether a text can be the account of a member. */
export const isAccount = (text: string): boolean => isEmail(text) || isMainlandPhone(text);

/**
 * Makes sure that an account may look after the site.
 * @returns The password, where one was made: for a new account, or one that is to have another. It is stored as a hash
 *   only.
 */
export async function storeAdministrator(
  db: Database,
  { account, name }: { account: string; name: string },
  { resetPassword, now }: { resetPassword: boolean; now: Date },
): Promise<string | null> {
  const key = account.toLowerCase();
  return db.transaction(async (tx) => {
    const [found] = await tx.select().from(member).where(eq(member.account, key));
    if (found && !resetPassword) {
      if (!found.isEditor) await tx.update(member).set({ isEditor: true }).where(eq(member.id, found.id));
      return null;
    }
    const password = newPassword();
    const passwordHash = await hashPassword(password);
    if (found) {
      await tx.update(member).set({ isEditor: true, disabled: false, passwordHash }).where(eq(member.id, found.id));
      await tx.delete(memberSession).where(eq(memberSession.memberId, found.id));
      return password;
    }
    await tx.insert(member).values({ account: key, trueName: name, passwordHash, isEditor: true, createdAt: now });
    return password;
  });
}
