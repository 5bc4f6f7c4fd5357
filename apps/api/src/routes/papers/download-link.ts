import { createHmac, timingSafeEqual } from 'node:crypto';

/** How long a link works, in milliseconds. */
export const linkLifetime = 5 * 60_000;

/** What a link is bound to. */
export interface DownloadGrant {
  memberId: number;
  paperId: number;
  /** Milliseconds since 1970. */
  expires: number;
}

/** Proves that a link was issued here, to this member, for this paper, until then. */
export const signDownload = ({ memberId, paperId, expires }: DownloadGrant, key: Buffer): string =>
  createHmac('sha256', key)
    .update(JSON.stringify([memberId, paperId, expires]))
    .digest('base64url');

/** Whether a signature is that of a grant; takes the same time either way. */
export function isDownloadSigned(grant: DownloadGrant, sign: string, key: Buffer): boolean {
  const expected = Buffer.from(signDownload(grant, key));
  const given = Buffer.from(sign);
  return expected.length === given.length && timingSafeEqual(expected, given);
}
