import { msg } from '@lingui/core/macro';

/** Copy of the magazine issue card. */
export const messages = {
  /** Which issue of the magazine it is. The year is a name here, without grouping. */
  issue: (year: string, period: string) => msg`${year}, issue ${period}`,
} as const;
