import type { ApiClient, Result } from '@millwright/api-client';
import { section } from './calls.server.ts';
import { clientOfCounterpart } from './request-scope.server.tsx';
import type { RequestScope } from './request-scope.types.ts';

/** A page of a list, as it was served. */
interface PageOfList {
  page: number;
  rows: number;
}

/**
 * The page of the same list in the other edition, for `hreflang`: the same one, or the first where the list is shorter
 * there, which is then no counterpart. The first page always has its counterpart; of others the length of that list is requested.
 *
 * @param list requests the list in the other edition, one row of it
 */
export async function counterpartPage(
  scope: RequestScope,
  { page, rows }: PageOfList,
  list: (client: ApiClient) => Promise<Result<{ total: number }>>,
): Promise<{ page: number; isCounterpart: boolean }> {
  if (page === 1) return { page, isCounterpart: true };
  const other = await section(scope, 'list of the other edition', list(clientOfCounterpart(scope)));
  const isCounterpart = other !== null && other.total > (page - 1) * rows;
  return { page: isCounterpart ? page : 1, isCounterpart };
}
