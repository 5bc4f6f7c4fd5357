import { msg } from '@lingui/core/macro';

/** Copy of the gated download. */
export const messages = {
  download: msg`Download`,
  loginToDownload: msg`Please log in to the member center to download`,
  login: msg`Log in`,
  started: msg`The download has begun.`,
  byHand: msg`It has not? Download it here`,
  failed: msg`The download is not available right now. Please try again.`,
} as const;
