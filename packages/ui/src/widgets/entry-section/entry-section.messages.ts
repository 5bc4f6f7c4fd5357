import { msg } from '@lingui/core/macro';

/** Copy of the section of entries. */
export const messages = {
  /** Said of a section whose items are on their way. */
  loading: (title: string) => msg`Loading: ${title}`,
} as const;
