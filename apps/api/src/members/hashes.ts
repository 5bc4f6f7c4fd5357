import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/** 128 bits from a source that cannot be guessed, for cookies. */
export const randomToken = (): string => randomBytes(16).toString('base64url');

/** What is stored of a random token. */
export const hashOfToken = (token: string): string => createHash('sha256').update(token).digest('base64url');

/** A keyed hash, of what could be guessed from a plain one. */
export const keyedHash = (key: Buffer, ...parts: (string | number)[]): string =>
  createHmac('sha256', key).update(JSON.stringify(parts)).digest('base64url');

/** Compares in the same time whatever differs. */
export function isSame(a: string, b: string): boolean {
  const [left, right] = [Buffer.from(a), Buffer.from(b)];
  return left.length === right.length && timingSafeEqual(left, right);
}
