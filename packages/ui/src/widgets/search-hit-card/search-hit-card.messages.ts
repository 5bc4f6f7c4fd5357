import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { SearchKind } from '@millwright/domain';
import { typeNames } from '../search-panel/search-panel.messages.ts';

/** Names of the kinds of what is found: those that can be searched, and posts. */
export const searchKindNames: Readonly<Record<SearchKind, MessageDescriptor>> = {
  ...typeNames,
  posts: msg`Supply and demand`,
};

/** Copy of the card of something that a search found. */
export const messages = {
  /** It holds another word for what was searched for. */
  synonym: (term: string) => msg`Found by another word for it: ${term}`,
  /** It holds characters that are read as what was typed. */
  pinyin: (term: string) => msg`Found by its reading: ${term}`,
} as const;
