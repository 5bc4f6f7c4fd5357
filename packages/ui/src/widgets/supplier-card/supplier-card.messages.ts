import { msg } from '@lingui/core/macro';

/** Copy of the supplier card. */
export const messages = {
  region: msg`Region`,
  founded: msg`Founded`,
  staff: msg`Staff`,
  products: msg`Products`,
} as const;
