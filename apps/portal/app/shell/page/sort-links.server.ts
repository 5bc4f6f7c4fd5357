import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { ListOrder, SearchOrder } from '@millwright/domain';
import type { FilterGroup } from '@millwright/ui/filter-bar';
import type { Orders } from './sort.ts';

/** Names of orders. */
export type OrderNames = Readonly<Record<ListOrder | SearchOrder | 'next', MessageDescriptor>>;

/** How lists of what was published call their orders. */
const orderNames: OrderNames = {
  relevance: msg`Relevance`,
  latest: msg`Latest first`,
  oldest: msg`Oldest first`,
  next: msg`Next first`,
};

/** How lists of what takes place on days call theirs. */
export const dayOrderNames: OrderNames = {
  ...orderNames,
  latest: msg`Latest day first`,
  oldest: msg`Earliest day first`,
};

/** The orders of a list as links. `chosen` is null, as is what `hrefOf` gets, where it is the list's own. */
export function sortLinks<Own extends ListOrder | SearchOrder | 'next', Other extends ListOrder | SearchOrder>(
  i18n: Pick<I18n, '_'>,
  [own, ...others]: Orders<Own, Other>,
  chosen: Other | null,
  hrefOf: (order: Other | null) => string,
  names = orderNames,
): FilterGroup {
  return {
    key: 'sort',
    label: i18n._(msg`Sort by`),
    options: [
      { label: i18n._(names[own]), current: chosen === null, href: hrefOf(null) },
      ...others.map((order) => ({ label: i18n._(names[order]), current: chosen === order, href: hrefOf(order) })),
    ],
  };
}
