import type { I18n } from '@lingui/core';
import type { ApiClientOptions } from '@millwright/api-client';
import { sendView } from '@millwright/api-client/send-view';
import { mayHaveSession } from '@millwright/domain';
import { loadEnquiryMessages, loadLaterMessages } from '@millwright/i18n/portal';
import { fetchAhead, retriedOnce } from '@millwright/ui/chunk-reload';

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
 * hydrates a page has none of the client: calls come with their first use. Those of an island are in its feature.
 *
 * @param api how the browser reaches the API
 */
export function createBrowserServices(api: ApiClientOptions, i18n: I18n) {
  const loadSiteCalls = retriedOnce(async () => (await import('./site-calls.ts')).createSiteCalls(api));
  return {
    api,
    /** The calls of the header. */
    loadSiteCalls,
    /** The calls of the login dialog, and how to log out. */
    loadLoginCalls: retriedOnce(async () => (await import('./login-calls.ts')).createLoginCalls(api)),
    /** Adds the messages of what is fetched later: dialogs and islands. */
    addLaterMessages: retriedOnce(async () => i18n.load(i18n.locale, await loadLaterMessages(api.edition))),
    /** Adds the messages of the enquiry form. */
    addEnquiryMessages: retriedOnce(async () => i18n.load(i18n.locale, await loadEnquiryMessages(api.edition))),
    /** Who is looking; null is a visitor. Nobody is asked about one who never logged in with this browser. */
    loadMember: async () => (maybeMember() ? (await inBackground(loadSiteCalls)).loadMember() : null),
    /** The banner above the header. */
    loadTopBanner: async () => (await loadSiteCalls()).loadTopBanner(),
    /** Industries, hot keywords and settings. */
    loadBaseInfo: async () => (await loadSiteCalls()).loadBaseInfo(),
    /** Records a page view. */
    recordView: (path: string) => sendView(api, path),
  };
}

/** What a page requests from the API in the browser. */
export type BrowserServices = ReturnType<typeof createBrowserServices>;
