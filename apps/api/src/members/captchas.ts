import { createHash, randomInt } from 'node:crypto';
import { and, eq, sql } from 'drizzle-orm';
import type { Services } from '../http/environment.ts';
import { captcha } from '../db/schema.ts';
import { randomCaptcha } from './draw-captcha.ts';
import { isSame, keyedHash, randomToken } from './hashes.ts';

/** How long a captcha may be solved, in milliseconds. */
const lifetime = 120_000;

/** Codes that are stored, of all visitors; the oldest go first. */
const mostStored = 50_000;

/** Zero bits that the solution of a task must give: about a second's work. */
export const proofDifficulty = 16;

type Store = Pick<Services, 'db' | 'clock' | 'keyFor'>;

/** Which code: whose, and under which key. */
interface Place {
  preSession: string;
  imageKey: string;
}

const hashOf = async ({ keyFor }: Store, { preSession, imageKey }: Place, code: string): Promise<string> =>
  keyedHash(await keyFor('image code'), preSession, imageKey, code.trim().toUpperCase());

const isAt = ({ preSession, imageKey }: Place, kind: 'image' | 'proof') =>
  and(eq(captcha.preSession, preSession), eq(captcha.imageKey, imageKey), eq(captcha.kind, kind));

async function storeChallenge(store: Store, place: Place, kind: 'image' | 'proof', solution: string): Promise<void> {
  const { db, clock } = store;
  const expiresAt = new Date(clock().getTime() + lifetime);
  await db
    .insert(captcha)
    .values({ ...place, kind, answer: solution, expiresAt })
    .onConflictDoUpdate({ target: [captcha.preSession, captcha.imageKey], set: { kind, answer: solution, expiresAt } });
  // Now and then what is over, and what is too much.
  if (randomInt(100) > 0) return;
  await db.execute(sql`delete from image_code where expires_at < ${clock().toISOString()}::timestamptz or (pre_session, image_key) in (
    select pre_session, image_key from image_code order by expires_at desc offset ${mostStored})`);
}

/** Makes the code of an image. */
export async function issueCaptcha(store: Store, place: Place): Promise<string> {
  const code = randomCaptcha();
  await storeChallenge(store, place, 'image', await hashOf(store, place, code));
  return code;
}

/** Uses a code up, and says whether it was the right one. One look is all there is, right or wrong. */
export async function consumeCaptcha(store: Store, place: Place, code: string): Promise<boolean> {
  const [used] = await store.db.delete(captcha).where(isAt(place, 'image')).returning();
  return used !== undefined && used.expiresAt > store.clock() && isSame(used.answer, await hashOf(store, place, code));
}

/** Makes a task that stands for a captcha. */
export async function issueProofTask(store: Store, place: Place): Promise<string> {
  const challenge = randomToken();
  await storeChallenge(store, place, 'proof', challenge);
  return challenge;
}

/** Whether a number solves a task: SHA-256 of both begins with enough zero bits. */
function isSolution(challenge: string, solution: number): boolean {
  const hash = createHash('sha256').update(`${challenge}:${solution}`).digest();
  return hash.readUInt32BE() >>> (32 - proofDifficulty) === 0;
}

/** Turns a solved task into the text of a captcha, once; null where it is not solved. */
export async function redeemProof(store: Store, place: Place, solution: number): Promise<string | null> {
  const { db, clock } = store;
  const isIt = isAt(place, 'proof');
  const [task] = await db.select().from(captcha).where(isIt);
  if (!task || task.expiresAt <= clock() || !isSolution(task.answer, solution)) return null;
  const code = randomCaptcha();
  const redeemed = await db
    .update(captcha)
    .set({ kind: 'image', answer: await hashOf(store, place, code), expiresAt: new Date(clock().getTime() + lifetime) })
    .where(and(isIt, eq(captcha.answer, task.answer)))
    .returning();
  return redeemed.length === 1 ? code : null;
}
