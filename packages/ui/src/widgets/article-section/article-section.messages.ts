import { msg } from '@lingui/core/macro';

/** Copy of a section of articles. */
export const messages = {
  empty: msg`No data`,
  failed: msg`Temporarily unavailable`,
  retry: msg`Try again`,
} as const;
