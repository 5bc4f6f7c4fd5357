import { msg } from '@lingui/core/macro';

/** What elements say when they cannot show what they should. */
export const messages = {
  /** The API does not answer. */
  unreachable: msg`The server cannot be reached. Check your connection and try again.`,
  /** The API answered that there is no such thing, or what was asked for is no address of one. */
  missing: msg`What should stand here is not in our directory any more.`,
  /** Asks once more. */
  retry: msg`Try again`,
};
