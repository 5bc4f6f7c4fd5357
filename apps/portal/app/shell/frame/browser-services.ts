import type { I18n } from '@lingui/core';
import type { ApiClientOptions } from '@millwright/api-client';
import { sendView } from '@millwright/api-client/send-view';
import { mayHaveSession } from '@millwright/domain';
import { loadEnquiryMessages, loadLaterMessages } from '@millwright/i18n/portal';
import { fetchAhead, retriedOnce } from '@millwright/ui/chunk-reload';

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
    /**
     * Who is looking: null is a visitor, undefined where the calls cannot be had, for which no page is loaded again.
     * Nobody is asked about one who never logged in with this browser.
     */
    loadMember: async () => (mayHaveSession(document.cookie) ? (await fetchAhead(loadSiteCalls))?.loadMember() : null),
    /** Finds what may be meant by a keyword that is being typed. */
    suggest: async (text: string, signal: AbortSignal) =>
      (await import('./suggestions.ts')).loadSuggestions(api, text, signal),
    /** Records a page view. */
    recordView: (path: string) => sendView(api, path),
  };
}

/** What a page requests from the API in the browser. */
export type BrowserServices = ReturnType<typeof createBrowserServices>;
