import { msg } from '@lingui/core/macro';

/** Copy of the trade show card. */
export const messages = {
  upcoming: msg`Upcoming`,
  open: msg`On now`,
  over: msg`Over`,
  venue: msg`Venue`,
  organiser: msg`Organiser`,
} as const;
