import { msg } from '@lingui/core/macro';

/** Copy of the links to an article's neighbours. */
export const messages = {
  label: msg`More articles`,
  previous: msg`Previous article`,
  next: msg`Next article`,
} as const;
