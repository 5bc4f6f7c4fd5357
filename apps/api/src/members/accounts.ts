import { longestSecret } from '@millwright/api-client/contract';
import { createConcurrencyLimit } from '../http/concurrency-limit.ts';
import { openSecret, type LiveKey } from './login-keys.ts';
import { hashLimits } from './passwords.ts';

/** An account as members are found by it. */
export const normaliseAccount = (account: string): string => account.trim().toLowerCase();

/**
 * For what logs in or sets a password, from the first query to the last, as many as may hash: with one more, readers
 * would wait twice as long for the database. A client that is refused, because too many wait, has used up nothing yet.
 */
export const limitLogins = createConcurrencyLimit(hashLimits);

/** What a secret may be: text that a database and a hash can take. */
const isText = (text: string | null): text is string =>
  text !== null && text.isWellFormed() && !text.includes('\0') && Buffer.byteLength(text) <= longestSecret;

/** The text of an encrypted field; null for what cannot be opened or may not be stored. */
export async function openText(
  ciphertext: string,
  keys: readonly LiveKey[],
  expected: { imageKey: string; now: Date },
): Promise<string | null> {
  const text = await openSecret(ciphertext, keys, expected);
  return isText(text) ? text : null;
}
