import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { SearchKind, SearchType } from '@millwright/domain';

/** Names of what can be searched. */
export const typeNames: Record<SearchType, MessageDescriptor> = {
  news: msg`News`,
  products: msg`Products`,
  supplier: msg`Suppliers`,
  magazines: msg`Magazines`,
  videos: msg`Videos`,
  exhibitions: msg`Exhibitions`,
  whitepapers: msg`White papers`,
};

/** Names of the kinds of what is found: those that can be searched, and posts. */
export const searchKindNames: Readonly<Record<SearchKind, MessageDescriptor>> = {
  ...typeNames,
  posts: msg`Supply and demand`,
};
