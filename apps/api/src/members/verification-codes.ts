import { randomInt } from 'node:crypto';
import { CODE_RESEND_SECONDS, type EditionKey } from '@millwright/domain';
import { codeMail } from '@millwright/i18n/mail';
import { and, eq, gt, lt, sql } from 'drizzle-orm';
import { queryRows, type Database } from '../db/database.ts';
import { codeSent, verificationCode } from '../db/schema.ts';
import type { Services } from '../http/environment.ts';
import { isSame, keyedHash } from './hashes.ts';
import { messageTo } from './messages.ts';
import { siteNameOf } from './site-name.ts';

const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;
const day = 24 * hour;

/** Codes that may be sent, of one account, of one network, and of the whole installation. */
const limits = { account: { hour: 5, day: 10 }, network: { hour: 10, day: 50 }, all: { hour: 1000 } } as const;

/** How long a code works, and how often a wrong one may be tried. */
const lifetimeMinutes = 5;
const mostTries = 5;

/** One request for a code at a time is judged: they are rare, and limits must hold however many come at once. */
const sendLock = 710_203;

/** What came of requesting a code. */
export type CodeRequestOutcome =
  | { kind: 'sent' }
  | { kind: 'too_soon'; seconds: number }
  | { kind: 'limit' }
  | { kind: 'not_sent' };

/** The client that requests a code. */
export interface CodeRequest {
  /** Normalised phone number or e-mail address. */
  account: string;
  preSession: string;
  /** Null where it is not known; the limits of networks do not apply then. */
  network: string | null;
  edition: EditionKey;
}

type Members = Pick<Services, 'db' | 'clock' | 'keyFor'>;
type Senders = Members & Pick<Services, 'messages' | 'site'>;

const accountHash = async ({ keyFor }: Members, account: string): Promise<string> =>
  keyedHash(await keyFor('account'), account);
const networkHash = async ({ keyFor }: Members, network: string): Promise<string> =>
  keyedHash(await keyFor('network'), network);
const codeHash = async ({ keyFor }: Members, account: string, code: string): Promise<string> =>
  keyedHash(await keyFor('verification code'), account, code);

const before = (now: Date, time: number): Date => new Date(now.getTime() - time);

/** Whole seconds until the account may be sent another code. */
export async function secondsToWaitFor(members: Members, account: string): Promise<number> {
  return secondsLeft(members.db, await accountHash(members, account), members.clock());
}

async function secondsLeft(db: Database, account: string, now: Date): Promise<number> {
  const [last] = await queryRows<{ at: string | null }>(
    db,
    sql`select to_char(max(sent_at) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as at
      from code_sent
      where account_hash = ${account}`,
  );
  if (!last?.at) return 0;
  const passed = Math.max(0, now.getTime() - new Date(last.at).getTime());
  return Math.max(0, Math.ceil(CODE_RESEND_SECONDS - passed / second));
}

async function isOverLimit(db: Database, account: string, network: string | null, now: Date): Promise<boolean> {
  const count = (condition: ReturnType<typeof and>) => db.$count(codeSent, condition);
  const since = (time: number) => gt(codeSent.sentAt, before(now, time));
  const ofAccount = eq(codeSent.accountHash, account);
  if (
    (await count(and(ofAccount, since(hour)))) >= limits.account.hour ||
    (await count(and(ofAccount, since(day)))) >= limits.account.day
  )
    return true;
  if (network !== null) {
    const ofNetwork = eq(codeSent.addressHash, network);
    if (
      (await count(and(ofNetwork, since(hour)))) >= limits.network.hour ||
      (await count(and(ofNetwork, since(day)))) >= limits.network.day
    )
      return true;
  }
  return (await count(since(hour))) >= limits.all.hour;
}

/** Sends a code, within the limits. The response never depends on whether the account is a member's. */
export async function sendCode(members: Senders, request: CodeRequest): Promise<CodeRequestOutcome> {
  const { account, preSession, network, edition } = request;
  const now = members.clock();
  const hash = await accountHash(members, account);
  const address = network === null ? null : await networkHash(members, network);
  const code = String(randomInt(1_000_000)).padStart(6, '0');
  const stored = {
    preSession,
    codeHash: await codeHash(members, account, code),
    tries: 0,
    expiresAt: new Date(now.getTime() + lifetimeMinutes * minute),
  };

  const outcome = await members.db.transaction(async (tx): Promise<CodeRequestOutcome & { id?: number }> => {
    await tx.execute(sql`select pg_advisory_xact_lock(${sql.raw(String(sendLock))})`);
    const seconds = await secondsLeft(tx, hash, now);
    if (seconds > 0) return { kind: 'too_soon', seconds };
    if (await isOverLimit(tx, hash, address, now)) return { kind: 'limit' };
    await tx.delete(codeSent).where(lt(codeSent.sentAt, before(now, 2 * day)));
    const [sent] = await tx
      .insert(codeSent)
      .values({ accountHash: hash, addressHash: address ?? '', sentAt: now })
      .returning({ id: codeSent.id });
    // A new code kills the old one.
    await tx
      .insert(verificationCode)
      .values({ accountHash: hash, ...stored })
      .onConflictDoUpdate({ target: verificationCode.accountHash, set: stored });
    return { kind: 'sent', id: sent!.id };
  });
  if (outcome.kind !== 'sent') return outcome;

  try {
    const mail = codeMail(edition, { siteName: siteNameOf(members, edition), code, minutes: lifetimeMinutes });
    await members.messages.send(messageTo(account, mail));
    return { kind: 'sent' };
  } catch {
    // What was not sent counts against no limit.
    await members.db.delete(codeSent).where(eq(codeSent.id, outcome.id!));
    await members.db
      .delete(verificationCode)
      .where(and(eq(verificationCode.accountHash, hash), eq(verificationCode.codeHash, stored.codeHash)));
    return { kind: 'not_sent' };
  }
}

/** A code as somebody gives it back. */
export interface GivenCode {
  account: string;
  preSession: string;
  code: string;
}

/**
 * Whether a code is right: of this account, requested in this browser, in time. Five wrong tries invalidate it; a right
 * one can still be used up.
 */
export async function isRightCode(members: Members, given: GivenCode): Promise<boolean> {
  const { db, clock } = members;
  const [unspent] = await db
    .update(verificationCode)
    .set({ tries: sql`${verificationCode.tries} + 1` })
    .where(
      and(
        eq(verificationCode.accountHash, await accountHash(members, given.account)),
        // Another browser's tries do not count, or anybody could kill anybody's code.
        eq(verificationCode.preSession, given.preSession),
        lt(verificationCode.tries, mostTries),
        gt(verificationCode.expiresAt, clock()),
      ),
    )
    .returning();
  return unspent !== undefined && isSame(unspent.codeHash, await codeHash(members, given.account, given.code));
}

/** Uses a right code up. Of any number of concurrent callers, one gets true. */
export async function spendCode(members: Members, { account, code }: GivenCode): Promise<boolean> {
  const used = await members.db
    .delete(verificationCode)
    .where(
      and(
        eq(verificationCode.accountHash, await accountHash(members, account)),
        eq(verificationCode.codeHash, await codeHash(members, account, code)),
      ),
    )
    .returning({ account: verificationCode.accountHash });
  return used.length === 1;
}

/** Uses a code up where it is right. Of any number of right ones at once, one wins. */
export const consumeCode = async (members: Members, given: GivenCode): Promise<boolean> =>
  (await isRightCode(members, given)) && spendCode(members, given);
