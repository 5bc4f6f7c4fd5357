import { and, eq, gt, not, type SQL } from 'drizzle-orm';
import type { Context } from 'hono';
import { member, memberSession } from '../db/schema.ts';
import type { ApiEnvironment, Services } from '../http/environment.ts';
import { readToken, writeToken } from './cookies.ts';
import { hashOfToken, randomToken } from './hashes.ts';
import { agentName } from './user-agent.ts';

const hour = 3_600_000;
const day = 24 * hour;

/** A session ends when nobody came for so long, and in any case after so long. */
const idle = 7 * day;
const absolute = 30 * day;

type Members = Pick<Services, 'db' | 'clock'>;
type ApiContext = Context<ApiEnvironment>;
type MemberRow = typeof member.$inferSelect;
type SessionRow = typeof memberSession.$inferSelect;

/** A member who is logged in, and the session by which it is. */
export interface Login {
  member: MemberRow;
  session: SessionRow;
}

/** The sessions that have not ended by themselves. */
export const isLive = (now: Date): SQL =>
  and(
    gt(memberSession.seenAt, new Date(now.getTime() - idle)),
    gt(memberSession.createdAt, new Date(now.getTime() - absolute)),
  )!;

/** What a session that begins is of: a login of its own, or one that was carried here. */
type Begun = Pick<SessionRow, 'memberId' | 'loginId' | 'agent' | 'createdAt'>;

async function store(context: ApiContext, { db, clock }: Members, begun: Begun): Promise<void> {
  const now = clock();
  const brought = readToken(context, 'session');
  const token = randomToken();
  await db.transaction(async (tx) => {
    if (brought !== null) await tx.delete(memberSession).where(eq(memberSession.tokenHash, hashOfToken(brought)));
    await tx.delete(memberSession).where(not(isLive(now)));
    await tx.insert(memberSession).values({ ...begun, tokenHash: hashOfToken(token), seenAt: now });
  });
  writeToken(context, 'session', token);
  writeToken(context, 'preSession', '');
}

/** Begins a session in a new cookie; the one that the visitor brought, and the pre-session, end. */
export const beginSession = (context: ApiContext, members: Members, memberId: number): Promise<void> =>
  store(context, members, {
    memberId,
    loginId: randomToken(),
    agent: agentName(context.req.header('user-agent')),
    createdAt: members.clock(),
  });

/**
 * Begins the session of a login that was made on another site. It ends no later than that one, and with it. False where
 * the login has ended, or its member was shut out.
 */
export async function carrySession(context: ApiContext, members: Members, loginId: string): Promise<boolean> {
  const [found] = await members.db
    .select({ session: memberSession })
    .from(memberSession)
    .innerJoin(member, eq(member.id, memberSession.memberId))
    .where(and(eq(memberSession.loginId, loginId), eq(member.disabled, false), isLive(members.clock())))
    .orderBy(memberSession.createdAt)
    .limit(1);
  if (!found) return false;
  const { memberId, agent, createdAt } = found.session;
  await store(context, members, { memberId, loginId, agent, createdAt });
  return true;
}

/**
 * The session that the visitor has, and its member; null for a visitor, an ended session, and a member who was shut
 * out.
 */
export async function sessionOf(context: ApiContext, { db, clock }: Members): Promise<Login | null> {
  const token = readToken(context, 'session');
  if (token === null) return null;
  const now = clock();
  const [found] = await db
    .select({ member, session: memberSession })
    .from(memberSession)
    .innerJoin(member, eq(member.id, memberSession.memberId))
    .where(and(eq(memberSession.tokenHash, hashOfToken(token)), eq(member.disabled, false), isLive(now)));
  if (!found) return null;
  if (now.getTime() - found.session.seenAt.getTime() > hour) {
    // That somebody came is not worth failing for.
    await db
      .update(memberSession)
      .set({ seenAt: now })
      .where(eq(memberSession.tokenHash, found.session.tokenHash))
      .catch(() => undefined);
  }
  return found;
}

/** Ends the login that the visitor has, on every site that it was carried to. */
export async function endSession(context: ApiContext, { db }: Members): Promise<void> {
  const token = readToken(context, 'session');
  if (token !== null)
    await db.transaction(async (tx) => {
      const [ended] = await tx
        .delete(memberSession)
        .where(eq(memberSession.tokenHash, hashOfToken(token)))
        .returning({ loginId: memberSession.loginId });
      if (ended) await tx.delete(memberSession).where(eq(memberSession.loginId, ended.loginId));
    });
  writeToken(context, 'session', '');
}
