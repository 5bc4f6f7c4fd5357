import { createPrivateKey, createPublicKey, generateKeyPair, webcrypto } from 'node:crypto';
import { promisify } from 'node:util';
import { longestSecret, sealedSecret } from '@millwright/api-client/contract';
import { desc, sql } from 'drizzle-orm';
import * as v from 'valibot';
import type { Services } from '../http/environment.ts';
import { loginKey } from '../db/schema.ts';
import { randomToken } from './hashes.ts';

const day = 86_400_000;

/** A key is replaced after this time, in milliseconds. */
const keyLifetime = 30 * day;

/** The key before it still opens what was encrypted with it, for this time. */
const grace = day;

/** How far the time inside a secret may be from ours. */
const mostDrift = 120_000;

const makePair = promisify(generateKeyPair);

/** A key that opens secrets now. */
export interface LiveKey {
  kid: string;
  publicKey: string;
  privateKey: string;
  createdAt: Date;
}

/** The key pairs that accounts and passwords are encrypted with on their way (D4). */
export interface LoginKeys {
  /** The key to encrypt with now. */
  current(): Promise<LiveKey>;
  /** The keys that open secrets now, the current one first; only the named one where one is named. */
  live(kid: string | undefined): Promise<LiveKey[]>;
  /** Replaces the current key, as if it were too old. */
  rotate(): Promise<LiveKey>;
}

/** Keeps login keys in the database, so that every process of an installation opens what another one's page sent. */
export function createLoginKeys({ db, clock }: Pick<Services, 'db' | 'clock'>): LoginKeys {
  const rotate = async (): Promise<LiveKey> => {
    const { privateKey } = await makePair('rsa', {
      modulusLength: 3072,
      publicKeyEncoding: { type: 'spki', format: 'pem' },
      privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
    });
    const row = { kid: randomToken(), privateKey, createdAt: clock() };
    await db.insert(loginKey).values(row);
    // Keys that open nothing any more are not stored.
    await db.execute(
      sql`delete from login_key where kid not in (select kid from login_key order by created_at desc, kid desc limit 2)`,
    );
    return toLiveKey(row);
  };
  const all = async (): Promise<LiveKey[]> => {
    const [newest, before] = (
      await db.select().from(loginKey).orderBy(desc(loginKey.createdAt), desc(loginKey.kid)).limit(2)
    ).map(toLiveKey);
    const age = clock().getTime() - (newest?.createdAt.getTime() ?? 0);
    if (!newest || age > keyLifetime) {
      const made = await makeOnce();
      return newest ? [made, newest] : [made];
    }
    // The one before it was replaced when it was made.
    return before && age < grace ? [newest, before] : [newest];
  };
  // A caller that needs a key while one is made waits for the same one.
  let making: Promise<LiveKey> | null = null;
  const makeOnce = (): Promise<LiveKey> => {
    making ??= rotate().finally(() => {
      making = null;
    });
    return making;
  };
  return {
    rotate,
    current: async () => (await all())[0]!,
    live: async (kid) => (await all()).filter((key) => kid === undefined || key.kid === kid),
  };
}

function toLiveKey({ kid, privateKey, createdAt }: typeof loginKey.$inferSelect): LiveKey {
  const publicKey = createPublicKey(createPrivateKey(privateKey)).export({ type: 'spki', format: 'pem' }) as string;
  return { kid, privateKey, publicKey, createdAt };
}

const algorithm = { name: 'RSA-OAEP', hash: 'SHA-256' } as const;
const read = new Map<string, webcrypto.CryptoKey>();

/** A key as it decrypts: read from its text once, which takes as long as decrypting. */
function readKey(text: string): webcrypto.CryptoKey {
  const known = read.get(text) ?? createPrivateKey(text).toCryptoKey(algorithm, false, ['decrypt']);
  // Two are valid at a time.
  if (!read.has(text) && read.size >= 4) read.clear();
  read.set(text, known);
  return known;
}

/**
 * The plaintext of an RSA-OAEP ciphertext with SHA-256; null where the key does not open it. It is computed outside
 * the event loop: a flood of logins must not stop it.
 */
export function decryptOaep(bytes: Buffer<ArrayBuffer>, privateKey: string): Promise<Buffer | null> {
  return webcrypto.subtle.decrypt(algorithm, readKey(privateKey), bytes).then(
    (opened) => Buffer.from(opened),
    () => null,
  );
}

function readSecret(base64: Buffer): v.InferOutput<typeof sealedSecret> | null {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(Buffer.from(base64.toString('latin1'), 'base64'));
    return v.parse(sealedSecret, JSON.parse(text));
  } catch {
    return null;
  }
}

/**
 * Opens an encrypted field. Null for whatever is not: another key, another form, another image key, another time; the
 * caller treats all of them as a wrong password.
 */
export async function openSecret(
  ciphertext: string,
  keys: readonly LiveKey[],
  expected: { imageKey: string; now: Date },
): Promise<string | null> {
  const bytes = Buffer.from(ciphertext, 'base64');
  for (const { privateKey } of keys) {
    const opened = await decryptOaep(bytes, privateKey);
    const secret = opened && readSecret(opened);
    if (!secret) continue;
    const isMeant = secret.key === expected.imageKey && Math.abs(secret.t - expected.now.getTime()) <= mostDrift;
    return isMeant ? secret.v : null;
  }
  return null;
}

/** What a secret may be: text that a database and a hash can take. */
const isText = (text: string | null): text is string =>
  text !== null && text.isWellFormed() && !text.includes('\0') && Buffer.byteLength(text) <= longestSecret;

/** The text of an encrypted field; null for what cannot be opened or may not be stored. */
export async function openText(...sealed: Parameters<typeof openSecret>): Promise<string | null> {
  const text = await openSecret(...sealed);
  return isText(text) ? text : null;
}
