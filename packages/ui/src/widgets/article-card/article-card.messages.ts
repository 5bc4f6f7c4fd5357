import { msg } from '@lingui/core/macro';

/** Copy of the article card. */
export const messages = {
  /** Says of a link that it leaves the site in a new tab. */
  external: msg`opens in a new tab`,
} as const;
