import { msg } from '@lingui/core/macro';

/** Copy of the offer of the app. */
export const messages = {
  open: msg`Open in the app`,
  scan: msg`Scan the code with your phone`,
  none: msg`There is no app for this edition. Everything can be read in the browser.`,
} as const;
