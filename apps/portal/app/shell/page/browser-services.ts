import { fetchAhead } from '@millwright/ui/chunk-reload';
import type { BrowserServices } from './services.types.ts';
import type { BrowserApiOptions } from './site.ts';

/** Fetches once, and again where that failed. */
function once<Value>(load: () => Promise<Value>): () => Promise<Value> {
  let coming: Promise<Value> | undefined;
  return () =>
    (coming ??= load().catch((error: unknown) => {
      coming = undefined;
      throw error;
    }));
}

/** Fetches what the visitor asked nothing of: where it is missing, the page is not loaded again. */
async function inBackground<Value>(load: () => Promise<Value>): Promise<Value> {
  const value = await fetchAhead(load);
  if (value === undefined) throw new Error('missing');
  return value;
}

/**
 * Creates the services of a page. The script that hydrates it has none of the client: each group of calls comes with
 * its first use.
 */
export function createBrowserServices(options: BrowserApiOptions): BrowserServices {
  const visit = once(() =>
    inBackground(async () => (await import('./visit-services.ts')).createVisitServices(options)),
  );
  const menus = once(async () => (await import('./menu-services.ts')).createMenuServices(options));
  const login = once(async () => (await import('./login-services.ts')).createLoginServices(options));
  const forMembers = once(async () => (await import('../islands/member-services.ts')).createMemberServices(options));
  return {
    forMembers,
    loadHomePopupLists: once(async () =>
      (await import('../islands/home-popup-services.ts')).createHomePopupLists(options),
    ),
    suggest: async (text, signal) => (await forMembers()).suggest(text, signal),
    loadMember: async () => (await visit()).loadMember(),
    recordView: async (path) => (await visit()).recordView(path),
    loadBanner: async (code) => (await menus()).loadBanner(code),
    loadTopBanner: async () => (await menus()).loadTopBanner(),
    loadBaseInfo: async () => (await menus()).loadBaseInfo(),
    loadLoginCalls: async () => (await login()).loadLoginCalls(),
    logout: async () => (await login()).logout(),
  };
}
