import { msg } from '@lingui/core/macro';

/** Copy of the card of a post of the supply hall. */
export const messages = {
  supply: msg`Supply`,
  demand: msg`Demand`,
  quantity: msg`Quantity`,
  byAgreement: msg`By agreement`,
  place: msg`Place`,
  validUntil: msg`Valid until`,
  noEnd: msg`No end date`,
  /** The last day is over. */
  expired: msg`Expired`,
} as const;
