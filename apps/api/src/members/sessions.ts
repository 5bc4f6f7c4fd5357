import { and, eq, gt, lt, or } from 'drizzle-orm';
import type { Context } from 'hono';
import { member, memberSession } from '../db/schema.ts';
import type { ApiEnvironment, Services } from '../http/environment.ts';
import { readToken, writeToken } from './cookies.ts';
import { hashOfToken, randomToken } from './hashes.ts';

const hour = 3_600_000;
const day = 24 * hour;

/** A session ends when nobody came for so long, and in any case after so long. */
const idle = 7 * day;
const absolute = 30 * day;

type Members = Pick<Services, 'db' | 'clock'>;
type MemberRow = typeof member.$inferSelect;

/** Begins a session in a new cookie; the one that the visitor brought, and the pre-session, end. */
export async function beginSession(
  context: Context<ApiEnvironment>,
  { db, clock }: Members,
  memberId: number,
): Promise<void> {
  const now = clock();
  const brought = readToken(context, 'session');
  const token = randomToken();
  await db.transaction(async (tx) => {
    if (brought !== null) await tx.delete(memberSession).where(eq(memberSession.tokenHash, hashOfToken(brought)));
    await tx
      .delete(memberSession)
      .where(
        or(
          lt(memberSession.seenAt, new Date(now.getTime() - idle)),
          lt(memberSession.createdAt, new Date(now.getTime() - absolute)),
        ),
      );
    await tx.insert(memberSession).values({ tokenHash: hashOfToken(token), memberId, createdAt: now, seenAt: now });
  });
  writeToken(context, 'session', token);
  writeToken(context, 'preSession', '');
}

/** The member whose session the visitor has; null for a visitor, an ended session, and a member who was shut out. */
export async function memberOf(context: Context<ApiEnvironment>, { db, clock }: Members): Promise<MemberRow | null> {
  const token = readToken(context, 'session');
  if (token === null) return null;
  const now = clock();
  const [found] = await db
    .select({ member, session: memberSession })
    .from(memberSession)
    .innerJoin(member, eq(member.id, memberSession.memberId))
    .where(
      and(
        eq(memberSession.tokenHash, hashOfToken(token)),
        eq(member.disabled, false),
        gt(memberSession.seenAt, new Date(now.getTime() - idle)),
        gt(memberSession.createdAt, new Date(now.getTime() - absolute)),
      ),
    );
  if (!found) return null;
  if (now.getTime() - found.session.seenAt.getTime() > hour) {
    // That somebody came is not worth failing for.
    await db
      .update(memberSession)
      .set({ seenAt: now })
      .where(eq(memberSession.tokenHash, found.session.tokenHash))
      .catch(() => undefined);
  }
  return found.member;
}

/** Ends the session that the visitor has. */
export async function endSession(context: Context<ApiEnvironment>, { db }: Members): Promise<void> {
  const token = readToken(context, 'session');
  if (token !== null) await db.delete(memberSession).where(eq(memberSession.tokenHash, hashOfToken(token)));
  writeToken(context, 'session', '');
}
