import { msg } from '@lingui/core/macro';

/** Copy of the search panel. */
export const messages = {
  type: msg`Search in`,
  keyword: msg`Keyword`,
  placeholder: msg`Products, suppliers, processes, materials`,
  submit: msg`Search`,
  hotKeywords: msg`Hot keywords`,
} as const;
