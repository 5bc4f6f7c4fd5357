import type { I18n } from '@lingui/core';
import { sendView } from '@millwright/api-client/send-view';
import { mayHaveSession } from '@millwright/domain';
import { loadEnquiryMessages, loadLaterMessages } from '@millwright/i18n/portal';
import { fetchAhead } from '@millwright/ui/chunk-reload';
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

/** Fetches what the visitor did not request: where it is missing, the page is not loaded again. */
async function inBackground<Value>(load: () => Promise<Value>): Promise<Value> {
  const value = await fetchAhead(load);
  if (value === undefined) throw new Error('missing');
  return value;
}

/** Whether somebody may be logged in. Without cookies nobody is. */
function maybeMember(): boolean {
  try {
    return mayHaveSession(document.cookie);
  } catch {
    return false;
  }
}

/**
 * What a page requests from the API in the browser. A failure rejects, and nothing is shown of it. The script that
 * hydrates a page has none of the client: each group of calls comes with its first use.
 */
export function createBrowserServices(options: BrowserApiOptions, i18n: I18n) {
  const visit = once(() =>
    inBackground(async () => (await import('./visit-services.ts')).createVisitServices(options)),
  );
  const menus = once(async () => (await import('./menu-services.ts')).createMenuServices(options));
  const login = once(async () => (await import('./login-services.ts')).createLoginServices(options));
  const forMembers = once(async () => (await import('../islands/member-services.ts')).createMemberServices(options));
  return {
    /** Adds the messages of what is fetched later: dialogs and islands. */
    addLaterMessages: once(async () => i18n.load(i18n.locale, await loadLaterMessages(options.edition))),
    /** Adds the messages of the enquiry form. */
    addEnquiryMessages: once(async () => i18n.load(i18n.locale, await loadEnquiryMessages(options.edition))),
    /** What pages do for members; fetched with the first use. */
    forMembers,
    /** What the home pop-up lists. */
    loadHomePopupLists: once(async () =>
      (await import('../islands/home-popup-services.ts')).createHomePopupLists(options),
    ),
    /** What may be meant by a keyword that is being typed. */
    suggest: async (text: string, signal: AbortSignal) => (await forMembers()).suggest(text, signal),
    /** Who is looking; null is a visitor. Nobody is asked about one who never logged in with this browser. */
    loadMember: async () => (maybeMember() ? (await visit()).loadMember() : null),
    /** Records a page view. */
    recordView: (path: string) => sendView(options, path),
    /** The first banner of a place; null where it has none. */
    loadBanner: async (code: string) => (await menus()).loadBanner(code),
    /** The banner above the header. */
    loadTopBanner: async () => (await menus()).loadTopBanner(),
    /** Industries, hot keywords and settings. */
    loadBaseInfo: async () => (await menus()).loadBaseInfo(),
    /** What the login dialog calls. */
    loadLoginCalls: async () => (await login()).loadLoginCalls(),
    /** Logs the member out. */
    logout: async () => (await login()).logout(),
  };
}

/** What a page requests from the API in the browser. */
export type BrowserServices = ReturnType<typeof createBrowserServices>;
