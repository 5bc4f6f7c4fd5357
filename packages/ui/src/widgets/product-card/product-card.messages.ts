import { msg } from '@lingui/core/macro';

/** Copy of the product card. */
export const messages = {
  model: msg`Model`,
} as const;
