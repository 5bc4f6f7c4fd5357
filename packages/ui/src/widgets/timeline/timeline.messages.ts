import { msg } from '@lingui/core/macro';

/** Copy of the timeline. */
export const messages = {
  empty: msg`No entries yet`,
} as const;
