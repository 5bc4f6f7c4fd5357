import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { promisify } from 'node:util';
import { createConcurrencyLimit } from '../http/concurrency-limit.ts';

/** Argon2id with 19 MiB, two passes, one lane: what OWASP recommends. */
const cost = { memory: 19_456, passes: 2, parallelism: 1 } as const;
const tagLength = 32;

/**
 * Hashes that are made at a time, and that may wait; more are refused. A quarter of the processor at most, so that a
 * flood of logins leaves room for readers: one makes fifty in a second.
 */
export const hashLimits = { running: Math.max(1, Math.min(4, availableParallelism() >> 2)), waiting: 64 } as const;

const makeTag = promisify(argon2);
const withinLimit = createConcurrencyLimit(hashLimits);

const tagOf = (
  password: string,
  nonce: Buffer,
  parameters: { memory: number; passes: number; parallelism: number },
): Promise<Buffer> =>
  withinLimit(() => makeTag('argon2id', { ...parameters, message: password.normalize('NFKC'), nonce, tagLength }));

const encode = (bytes: Buffer): string => bytes.toString('base64').replaceAll('=', '');

/** A hash in the usual text form. */
const textOf = (nonce: Buffer, tag: Buffer): string =>
  `$argon2id$v=19$m=${cost.memory},t=${cost.passes},p=${cost.parallelism}$${encode(nonce)}$${encode(tag)}`;

/** The hash of a password, in the usual text form. */
export async function hashPassword(password: string): Promise<string> {
  const nonce = randomBytes(16);
  return textOf(nonce, await tagOf(password, nonce, cost));
}

const form = /^\$argon2id\$v=19\$m=(\d{1,7}),t=(\d{1,2}),p=(\d{1,2})\$([A-Za-z\d+/]+)\$([A-Za-z\d+/]+)$/;

/** A hash that no password has, so that an unknown account costs the same as a wrong password. */
const nobody = textOf(randomBytes(16), randomBytes(tagLength));

/** Whether a password has a hash. With null for the hash it does the same work and says no. */
export async function verifyPassword(password: string, hash: string | null): Promise<boolean> {
  const [, memory, passes, parallelism, nonce, tag] = form.exec(hash ?? nobody) ?? form.exec(nobody)!;
  const expected = Buffer.from(tag!, 'base64');
  const given = await tagOf(password, Buffer.from(nonce!, 'base64'), {
    memory: Number(memory),
    passes: Number(passes),
    parallelism: Number(parallelism),
  });
  return hash !== null && expected.length === given.length && timingSafeEqual(expected, given);
}
