import type { Id, MemberAccount } from '@millwright/domain';

/** The supplier that a URL names by `?supplier=`, else the first that the member speaks for; undefined for none. */
export const ownSupplier = (
  query: URLSearchParams,
  { suppliers }: Pick<MemberAccount, 'suppliers'>,
): { id: Id; title: string } | undefined =>
  suppliers.find(({ id }) => String(id) === query.get('supplier')) ?? suppliers[0];
