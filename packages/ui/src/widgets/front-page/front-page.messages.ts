import { msg } from '@lingui/core/macro';

/** Copy of the front page. */
export const messages = {
  headlines: msg`Headlines`,
  industries: msg`Industries`,
} as const;
