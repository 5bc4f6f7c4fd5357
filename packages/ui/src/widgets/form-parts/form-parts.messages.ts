import { msg } from '@lingui/core/macro';

/** Copy around the forms of members. */
export const messages = {
  restored: msg`What you wrote last time is back.`,
  discard: msg`Discard the draft`,
  unreachable: msg`It was not sent: the server cannot be reached. What you wrote is kept; try again when you are online.`,
  timeout: msg`The server does not answer. What you wrote is kept; try again in a moment.`,
  loginFirst: msg`Please login first`,
  keptHere: msg`What you wrote is kept.`,
  login: msg`Log in`,
} as const;
