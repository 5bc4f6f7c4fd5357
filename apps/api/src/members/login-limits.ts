import { and, eq, gt, lt } from 'drizzle-orm';
import { loginAttempt } from '../db/schema.ts';
import type { Services } from '../http/environment.ts';
import { keyedHash } from './hashes.ts';

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
