import { isSame, keyedHash } from '../../members/hashes.ts';

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
  keyedHash(key, memberId, paperId, expires);

/** Whether a signature is that of a grant; takes the same time either way. */
export const isDownloadSigned = (grant: DownloadGrant, sign: string, key: Buffer): boolean =>
  isSame(signDownload(grant, key), sign);
