import type { Certificate } from './entities/sourcing.ts';

/** Who vouches for a certificate, and whether it still holds. */
export type CertificateState =
  /** It has expired, also where it was checked. */
  | 'expired'
  /** It was looked up at its issuer. */
  | 'checked'
  /** Only the supplier says so. */
  | 'stated';

/** What a certificate is worth on a day, YYYY-MM-DD: it holds until the end of its last one. */
export function certificateState(
  { validUntil, checkedBy }: Pick<Certificate, 'validUntil' | 'checkedBy'>,
  today: string,
): CertificateState {
  if (validUntil !== null && validUntil < today) return 'expired';
  return checkedBy === '' ? 'stated' : 'checked';
}
