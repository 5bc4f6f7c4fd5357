import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { SuggestionKind } from './suggestions.types.ts';

/** Copy of the suggestions. */
export const suggestionMessages = {
  list: msg`Suggestions`,
  none: msg`No suggestions`,
} as const;

/** What a suggestion is. */
export const kindNames: Readonly<Record<SuggestionKind, MessageDescriptor>> = {
  keyword: msg`Keyword`,
  supplier: msg`Supplier`,
  product: msg`Product`,
  article: msg`Article`,
};
