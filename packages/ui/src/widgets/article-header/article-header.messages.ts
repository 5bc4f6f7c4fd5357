import { msg } from '@lingui/core/macro';

/** Copy of the article header. */
export const messages = {
  source: msg`Source`,
  author: msg`Author`,
  published: msg`Published`,
} as const;
