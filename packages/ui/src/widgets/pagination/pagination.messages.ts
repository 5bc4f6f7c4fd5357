import { msg } from '@lingui/core/macro';

/** Copy of the pagination. */
export const messages = {
  label: msg`Pages`,
  previous: msg`Previous page`,
  next: msg`Next page`,
  page: (page: number) => msg`Page ${page}`,
} as const;
