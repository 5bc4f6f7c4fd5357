import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { EditionKey, ListOrder, SearchOrder } from '@millwright/domain';
import type { FilterGroup } from '@millwright/ui/filter-bar';
import type { ApiClient, Result } from '@millwright/api-client';
import { section } from './calls.server.ts';
import { otherEditions } from './page-head.server.tsx';
import { clientOfEdition, type RequestScope } from './request-scope.server.tsx';

/** The orders in which a list can stand: its own first, which URLs do not state. */
export type Orders<Own extends string, Other extends string> = readonly [own: Own, ...others: Other[]];

/** The order that a parameter names; null where it names none, or the list's own. */
export const parseSort = <Own extends string, Other extends string>(
  value: string | null,
  [, ...others]: Orders<Own, Other>,
): Other | null => others.find((order) => order === value) ?? null;

/** Names of orders. */
export type OrderNames = Readonly<Record<ListOrder | SearchOrder | 'next', MessageDescriptor>>;

/** How lists of what was published call their orders. */
export const orderNames: OrderNames = {
  relevance: msg`Relevance`,
  latest: msg`Latest first`,
  oldest: msg`Oldest first`,
  next: msg`Next first`,
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

/**
 * The page of the same list in the other editions: the same one, or the first where the list is shorter there, which is
 * then no counterpart. The first page always has its counterparts; of others the lengths of those lists are requested.
 *
 * @param list requests the list in another edition, one row of it
 */
export async function counterpartPages(
  scope: RequestScope,
  { page, rows }: { page: number; rows: number },
  list: (client: ApiClient) => Promise<Result<{ total: number }>>,
): Promise<(edition: EditionKey) => number> {
  if (page === 1) return () => page;
  const totals = await Promise.all(
    otherEditions(scope.edition).map(async (key) => {
      const other = await section(scope, 'list of the other edition', list(clientOfEdition(scope, key)));
      return [key, other?.total ?? 0] as const;
    }),
  );
  const longEnough = new Set(totals.filter(([, total]) => total > (page - 1) * rows).map(([key]) => key));
  return (key) => (longEnough.has(key) ? page : 1);
}

/** Names one after the other, with the comma of the language; empty where there are none. */
export const namedTogether = (i18n: I18n, names: readonly (string | number | false | null | undefined)[]): string =>
  names
    .filter((name): name is string => typeof name === 'string' && name !== '')
    .reduce((before, next) => (before === '' ? next : i18n._(msg`${before}, ${next}`)), '');
