// oxlint-disable-next-line no-restricted-imports -- the pages are tested on the real API
import type { StartedApi } from '@millwright/api';
import { byEdition, EDITION_KEYS, type EditionKey, type OwnSite } from '@millwright/domain';
import { mainBudget, sectionBudget } from '../app/shell/page/calls.server.ts';
import { createRequestScope, pageBudget, type RequestScope } from '../app/shell/page/request-scope.server.tsx';
import { startSeededApi } from './seeded-api.ts';

/** Responds instead of the API, or leaves the request to it by returning null. */
export type Interference = (request: Request) => Promise<Response | null> | Response | null;

/** The pages over a real API with its own content, for tests. */
export interface TestPortal {
  api: StartedApi;
  /** A request's scope, of Millwright unless it is a site of one's own. `calls` are the API calls that it made. */
  visit(
    path: string,
    edition?: EditionKey,
    interfere?: Interference,
    ownSite?: OwnSite,
  ): { scope: RequestScope; url: URL; calls: string[] };
  close(): Promise<void>;
}

/** A crowded machine may be slow: what is not meant to fail has time. Returns what takes it back. */
function allowTime(): () => void {
  const budgets = [sectionBudget, mainBudget, pageBudget];
  const usual = budgets.map(({ timeout }) => timeout!);
  budgets.forEach((budget, index) => (budget.timeout = 8 * usual[index]!));
  return () => budgets.forEach((budget, index) => (budget.timeout = usual[index]!));
}

/** Starts the API on a copy of the seeded content. */
export async function startTestPortal(): Promise<TestPortal> {
  const { api, close } = await startSeededApi();
  const takeTimeBack = allowTime();
  return {
    api,
    visit(path, edition = 'en', interfere = () => null, ownSite) {
      const calls: string[] = [];
      const url = new URL(path, `http://${edition}.localhost:3000`);
      const apiFetch = async (request: Request): Promise<Response> => {
        const { pathname, search } = new URL(request.url);
        calls.push(`${pathname}${search}${request.method === 'POST' ? ` ${await request.clone().text()}` : ''}`);
        return (await interfere(request)) ?? api.fetch(request);
      };
      const scope = createRequestScope({
        site: {
          editionKey: edition,
          byHost: true,
          imagePrefix: '',
          origins: byEdition(EDITION_KEYS, (key) => `http://${key}.localhost:3000`),
        },
        ...(ownSite && { ownSite }),
        apiFetch,
        memoryOf: () => ({ store: () => undefined, delete: () => undefined, readStale: () => null }),
        preparedBody: undefined,
        redirectHosts: ['partner.example'],
        playerHosts: [],
        requestId: 'test-request',
      });
      return { scope, url, calls };
    },
    close: () => {
      takeTimeBack();
      return close();
    },
  };
}

/** What a loader threw: its status, URL and data. */
export async function thrownBy(
  load: () => Promise<unknown>,
): Promise<{ status: number; location: string | null; data: unknown }> {
  try {
    await load();
  } catch (thrown) {
    if (thrown instanceof Response)
      return { status: thrown.status, location: thrown.headers.get('location'), data: null };
    const { init, data } = thrown as { init?: ResponseInit; data?: unknown };
    return { status: init?.status ?? 0, location: null, data };
  }
  throw new Error('nothing was thrown');
}
