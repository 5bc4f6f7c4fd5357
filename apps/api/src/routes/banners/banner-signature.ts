import { createHmac } from 'node:crypto';
import { isSame } from '../../members/hashes.ts';

/** The token of a banner: its id. */
export const bannerToken = (id: number): string => `b${id}`;

/** Proves that a token was issued here. */
export const signToken = (token: string, key: Buffer): string =>
  createHmac('sha256', key).update(token).digest('base64url');

/**
 * The id of the banner whose token and signature these are; null where they are not ours. Takes the same time either
 * way.
 */
export function verifyToken(token: string, sign: string, key: Buffer): number | null {
  if (!isSame(signToken(token, key), sign)) return null;
  const id = /^b([1-9]\d{0,9})$/.exec(token)?.[1];
  return id === undefined ? null : Number(id);
}
