import type { Id, IssuePage } from '@millwright/domain';
import type { ApiClient } from '../client.ts';
import { perform } from '../http/http.ts';
import { issuePage, readPageOfIssue } from '../contract/issue-page.ts';
import type { CallOptions } from '../http/http.types.ts';
import type { Result } from '../result.ts';

/** A page of an issue, from 1; not found beyond the last. */
export const getIssuePage = (
  client: ApiClient,
  id: Id,
  page: number,
  options?: CallOptions,
): Promise<Result<IssuePage>> =>
  perform(client, issuePage, { query: { id, page } }, ({ item }, context) => readPageOfIssue(item, context), options);
