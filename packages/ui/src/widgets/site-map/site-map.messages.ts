import { msg } from '@lingui/core/macro';

/** Copy of the site map. */
export const messages = {
  sections: msg`Sections`,
  pages: msg`More pages`,
  industries: msg`Industries`,
} as const;
