import type { Id, MemberAccount } from '@millwright/domain';
import type { MemberVisit } from './define-page.ts';

/** The supplier that a URL names by `?supplier=`, else the first that the member speaks for; undefined for none. */
export const ownSupplier = (
  query: URLSearchParams,
  { suppliers }: Pick<MemberAccount, 'suppliers'>,
): { id: Id; title: string } | undefined =>
  suppliers.find(({ id }) => String(id) === query.get('supplier')) ?? suppliers[0];

/** Loads something of the supplier of a visit; null for who speaks for none. */
export async function loadOfSupplier<Loaded>(
  { url, account }: MemberVisit,
  load: (supplier: Id) => Promise<Loaded>,
): Promise<Loaded | null> {
  const supplier = ownSupplier(url.searchParams, account);
  return supplier === undefined ? null : load(supplier.id);
}

/** The query that carries the supplier of a URL to another page: `?supplier=30002`, or nothing where it names none. */
export function supplierQuery(query: URLSearchParams): string {
  const supplier = query.get('supplier');
  return supplier === null ? '' : `?${new URLSearchParams({ supplier })}`;
}
