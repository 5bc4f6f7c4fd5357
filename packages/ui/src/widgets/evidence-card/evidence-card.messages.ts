import type { MessageDescriptor } from '@lingui/core';
import { msg, plural } from '@lingui/core/macro';
import type { CertificateState } from '@millwright/domain';

/** What a certificate is worth, in words. */
export const certificateStateNames: Readonly<Record<CertificateState, MessageDescriptor>> = {
  expired: msg`Expired`,
  checked: msg`Checked`,
  stated: msg`Stated by the supplier`,
};

/** Copy of the evidence card. */
export const messages = {
  replies: msg`How it answers enquiries`,
  repliesNote: msg`Counted over the last year from the enquiries sent here. It cannot be bought.`,
  /** A share of the enquiries, half of them within so many hours. */
  repliesWithin: (percent: number, hours: string) =>
    msg`Answers ${percent} % of enquiries, half of them within ${hours}`,
  repliesShare: (percent: number) => msg`Answers ${percent} % of enquiries`,
  hours: (count: number) => msg`${plural(count, { one: '# hour', other: '# hours' })}`,
  days: (count: number) => msg`${plural(count, { one: '# day', other: '# days' })}`,
  /** Read after how it answers: of how many enquiries that is known. */
  basis: (count: number) => msg` (${plural(count, { one: '# enquiry', other: '# enquiries' })})`,
  noReplies: msg`No enquiries were sent to it here in the last year.`,
  certificates: msg`Certificates`,
  noCertificates: msg`The supplier states none.`,
  issuer: msg`Issuing body`,
  number: msg`Number`,
  scope: msg`Scope`,
  validUntil: msg`Valid until`,
  expiredOn: msg`Expired on`,
  checked: msg`Checked by`,
  statedNote: msg`Nobody has checked this with the issuer.`,
} as const;
