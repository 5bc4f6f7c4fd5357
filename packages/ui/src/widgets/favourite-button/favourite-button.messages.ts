import { msg } from '@lingui/core/macro';

/** Copy of the favourite button. */
export const messages = {
  favourite: msg`Favourite`,
  loginFirst: msg`Please login first`,
  wishKept: msg`It will be added once you are logged in.`,
  addFailed: msg`This could not be added to your favourites. Please try again.`,
  removeFailed: msg`This could not be removed from your favourites. Please try again.`,
} as const;
