import { msg } from '@lingui/core/macro';

/** Copy of the offer of the app. */
export const messages = {
  open: msg`Open in the app`,
  scan: msg`Scan the code with your phone`,
  none: msg`Nothing to install: open the site on your phone and add it to the home screen.`,
} as const;
