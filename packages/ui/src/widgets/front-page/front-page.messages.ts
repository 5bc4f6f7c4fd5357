import { msg } from '@lingui/core/macro';

/** Copy of the front page. */
export const messages = {
  headlines: msg`Headlines`,
  industries: msg`Industries`,
  meetings: msg`Meetings and webinars`,
  partners: msg`Partners`,
} as const;
