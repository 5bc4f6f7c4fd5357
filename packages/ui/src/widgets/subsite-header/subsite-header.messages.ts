import { msg } from '@lingui/core/macro';

/** Copy of the sub-site's header. */
export const messages = {
  /** Names the list of the child industries. */
  children: (industry: string) => msg`${industry}: fields`,
  /** Leads to the page of the whole industry. */
  overview: msg`Overview`,
} as const;
