import { and, eq, gt, lt } from 'drizzle-orm';
import { loginAttempt } from '../db/schema.ts';
import type { Services } from '../http/environment.ts';
import { createConcurrencyLimit } from '../http/concurrency-limit.ts';
import { keyedHash } from './hashes.ts';
import { hashLimits } from './passwords.ts';

const minute = 60_000;
const hour = 60 * minute;

/** Logins that one network may try in five minutes. */
const mostOfNetwork = 25;

/**
 * Wrong logins of an account in an hour, after which the response is delayed. Never a lock: that would let anybody lock
 * a member out.
 */
const freeFailures = 10;
const longestDelay = 3000;

type Members = Pick<Services, 'db' | 'clock' | 'keyFor'>;

/** An account as attempts are counted and members are found by it. */
export const normaliseAccount = (account: string): string => account.trim().toLowerCase();

/**
 * For what logs in or sets a password, from the first query to the last, as many as may hash: with one more, readers
 * would wait twice as long for the database. A client that is refused, because too many wait, has used up nothing yet.
 */
export const limitLogins = createConcurrencyLimit(hashLimits);

/** A login that is tried. */
export interface Attempt {
  account: string;
  network: string | null;
}

async function hashesOf({ keyFor }: Members, { account, network }: Attempt) {
  return {
    accountHash: keyedHash(await keyFor('account'), account),
    addressHash: network === null ? '' : keyedHash(await keyFor('network'), network),
  };
}

/** Whether a network has tried too often. Where it is not known, it has not. */
export async function hasTriedTooOften(members: Members, network: string | null): Promise<boolean> {
  if (network === null) return false;
  const { addressHash } = await hashesOf(members, { account: '', network });
  const since = gt(loginAttempt.triedAt, new Date(members.clock().getTime() - 5 * minute));
  return (
    (await members.db.$count(loginAttempt, and(eq(loginAttempt.addressHash, addressHash), since))) >= mostOfNetwork
  );
}

/** Remembers how a login went. */
export async function recordAttempt(members: Members, attempt: Attempt, failed: boolean): Promise<void> {
  const now = members.clock();
  await members.db.insert(loginAttempt).values({ ...(await hashesOf(members, attempt)), failed, triedAt: now });
  await members.db.delete(loginAttempt).where(lt(loginAttempt.triedAt, new Date(now.getTime() - 2 * hour)));
}

/** How long the response to an account with many wrong logins is delayed, in milliseconds. */
export async function delayOf(members: Members, attempt: Attempt): Promise<number> {
  const { accountHash } = await hashesOf(members, attempt);
  const since = gt(loginAttempt.triedAt, new Date(members.clock().getTime() - hour));
  const failures = await members.db.$count(
    loginAttempt,
    and(eq(loginAttempt.accountHash, accountHash), eq(loginAttempt.failed, true), since),
  );
  return Math.min(Math.max(0, failures - freeFailures + 1) * 1000, longestDelay);
}
