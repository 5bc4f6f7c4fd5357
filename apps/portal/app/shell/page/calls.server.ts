import {
  articleElsewhere,
  getBaseInfo,
  isNotFound,
  listPartnerLinks,
  type CallOptions,
  type Failure,
  type Result,
} from '@millwright/api-client';
import { clampPage, type EditionKey } from '@millwright/domain';
import { data } from 'react-router';
import { writeLogLine } from './log.server.ts';
import type { RefusedStatus } from './refused-path.ts';
import type { RequestScope } from './request-scope.server.tsx';

/** How long a section of a page may take. A page without it is better than a page that waits. */
export const sectionBudget: CallOptions = { timeout: 1500 };

/** How long the main item of a page may take, so that even a dead API responds with an error page within 3 s. */
export const mainBudget: CallOptions = { timeout: 2700, isMain: true };

function logFailure(scope: RequestScope, call: string, failure: Failure): void {
  writeLogLine('warn', 'a call of the API failed', { requestId: scope.requestId, call, failure: failure.kind });
}

/** The value of a section's call; null when it failed, which the response's `x-degraded` header says. */
export async function section<T>(scope: RequestScope, name: string, call: Promise<Result<T>>): Promise<T | null> {
  const result = await call;
  if (result.ok) return result.value;
  if (!scope.degraded.has(name)) logFailure(scope, name, result.failure);
  scope.degraded.add(name);
  return null;
}

/** What an error page receives from the loader that threw it. */
export interface LoaderProblem {
  /** Where the same thing can be read, when only the other edition has it. */
  elsewhere?: string;
  /** Request id, by which the operator finds a fault in the log. */
  requestId?: string;
}

/** Thrown by a loader: the 404 page. */
export const notFound = (problem: LoaderProblem = {}) => data(problem, { status: 404 });

/** Thrown by a loader: the error page of a request that no page can take. */
export const refused = (status: RefusedStatus) => data({} satisfies LoaderProblem, { status });

/** Thrown by a loader: the error page of a service that does not respond. */
export const unavailable = ({ requestId }: RequestScope) =>
  data({ requestId } satisfies LoaderProblem, { status: 503 });

/** Whether a service says that only the other edition has an item. */
const isOfOtherEdition = (failure: Failure): boolean =>
  failure.kind === 'refused' && failure.reason === 'other_edition';

/**
 * Thrown by a loader: the 404 page of what only another edition has, which leads to a path there. An edition that the
 * site does not have, such as one that was taken away, is not named.
 */
export function notFoundHere({ site, edition: own }: RequestScope, edition: EditionKey, path: string) {
  const origin = site.origins[edition === own.key ? own.counterpart : edition] as string | undefined;
  return notFound(origin === undefined ? {} : { elsewhere: origin + path });
}

/**
 * The value of a page's main call. Without it there is no page: throws a 404 or a 503.
 *
 * @param path The path of the page, where it is the same in the other edition: the 404 leads there.
 */
export async function mainItem<T>(
  scope: RequestScope,
  name: string,
  call: Promise<Result<T>>,
  path?: string,
): Promise<T> {
  const result = await call;
  if (result.ok) return result.value;
  if (isNotFound(result.failure)) throw notFound();
  if (isOfOtherEdition(result.failure))
    throw path === undefined
      ? notFound()
      : notFoundHere(scope, articleElsewhere(result.failure)?.edition ?? scope.edition.counterpart, path);
  logFailure(scope, name, result.failure);
  throw unavailable(scope);
}

/** What one of several main calls has; null where it has nothing in this edition. Throws a 503 where nobody knows. */
export async function itemIfThere<T>(scope: RequestScope, name: string, call: Promise<Result<T>>): Promise<T | null> {
  const result = await call;
  const isAbsent = !result.ok && (isNotFound(result.failure) || isOfOtherEdition(result.failure));
  return isAbsent ? null : mainItem(scope, name, call);
}

/**
 * A page of a list that is a page's main call. Behind the last page stands the last (VA-22), and which that is says
 * only the total of a response.
 */
export async function mainPage<Page extends { page: number; total: number; rows: number }>(
  scope: RequestScope,
  name: string,
  wanted: number,
  request: (page: number) => Promise<Result<Page>>,
): Promise<Page> {
  const found = await mainItem(scope, name, request(wanted));
  const shown = clampPage(wanted, found.total, found.rows);
  return shown === found.page ? found : mainItem(scope, name, request(shown));
}

/** Loads something once per request, however many parts of the page need it, and even if it failed. */
function oncePerRequest<Loaded>(load: (scope: RequestScope) => Promise<Loaded>) {
  const loads = new WeakMap<RequestScope, Promise<Loaded>>();
  return (scope: RequestScope): Promise<Loaded> => {
    const loading = loads.get(scope) ?? load(scope);
    loads.set(scope, loading);
    return loading;
  };
}

/** Industries, hot keywords and settings. */
export const baseInfoOf = oncePerRequest((scope) =>
  section(scope, 'baseinfo', getBaseInfo(scope.client, sectionBudget)),
);

/** The partner links of an edition that has them, for footer and home page. */
export const partnerLinksOf = oncePerRequest(async (scope) => {
  if (!scope.edition.footer.partnerLinks) return [];
  return (await section(scope, 'blogrolls', listPartnerLinks(scope.client, sectionBudget))) ?? [];
});
