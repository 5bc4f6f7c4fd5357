import type { Id, MemberAccount } from '@millwright/domain';

/** The supplier that a URL names by `?supplier=`, else the first that the member speaks for; undefined for none. */
export const ownSupplier = (
  query: URLSearchParams,
  { suppliers }: Pick<MemberAccount, 'suppliers'>,
): { id: Id; title: string } | undefined =>
  suppliers.find(({ id }) => String(id) === query.get('supplier')) ?? suppliers[0];

/** The query that carries the supplier of a URL to another page: `?supplier=30002`, or nothing where it names none. */
export function supplierQuery(query: URLSearchParams): string {
  const supplier = query.get('supplier');
  return supplier === null ? '' : `?${new URLSearchParams({ supplier })}`;
}
