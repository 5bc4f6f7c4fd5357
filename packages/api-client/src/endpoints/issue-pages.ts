import type { Id, IssuePage } from '@millwright/domain';
import { perform, type ReadContext } from '../contract/call.ts';
import { issuePage, readPageOfIssue } from '../contract/issue-page.ts';
import type { CallOptions, Http } from '../http/http.types.ts';
import type { Result } from '../result.ts';

/** The call for the pages of an issue. */
export const issuePageEndpoints = (http: Http, context: ReadContext) => ({
  /** A page, from 1; not found beyond the last. */
  at: (id: Id, page: number, options?: CallOptions): Promise<Result<IssuePage>> =>
    perform(http, issuePage, { query: { id, page } }, ({ item }) => readPageOfIssue(item, context), options),
});
