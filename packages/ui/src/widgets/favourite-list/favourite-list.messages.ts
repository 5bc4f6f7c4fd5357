import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { FavouriteKind } from '@millwright/domain';

/** Names of what can be a favourite. */
export const kindNames: Readonly<Record<FavouriteKind, MessageDescriptor>> = {
  article: msg`Articles`,
  video: msg`Videos`,
  issue: msg`Magazines`,
  paper: msg`White papers`,
  supplier: msg`Suppliers`,
  product: msg`Products`,
  post: msg`Supply and demand`,
  show: msg`Exhibitions`,
};

/** Copy of the list of what a member keeps. */
export const messages = {
  loginFirst: msg`Please login first`,
  loginAdvice: msg`Your favourites are kept with your account, on every device.`,
  loading: msg`Loading favourites`,
  failed: msg`The favourites are temporarily unavailable`,
  retry: msg`Try again`,
  empty: msg`No data`,
  emptyAdvice: msg`Press the heart beside an article, a product or a supplier to find it here again.`,
  remove: (title: string) => msg`Remove from favourites: ${title}`,
} as const;
