import { createConsent, createConsentMemory, mayRecordViews } from '@millwright/ui/consent';
import { createConnectivity } from '@millwright/ui/connectivity';
import { createLoadingBar } from '@millwright/ui/loading-bar';
import { createPageView } from '@millwright/ui/page-view';
import { createReloadAfter } from '@millwright/ui/reload-after';
import { createToasts } from '@millwright/ui/toasts';
import { createContext, use } from 'react';
import type { BrowserServices } from './browser-services.ts';
import type { Site } from '../page/site.ts';
import { createChunkGuard } from './chunk-guard.ts';

/**
 * Creates what lives as long as a document, next to its pages. Nothing of it does anything on the server, where one is
 * made for each frame that is rendered.
 *
 * @param services the calls of the API in the browser, for effects and events; null on the server, which calls it in
 *   loaders
 */
export function createDocumentScope(site: Site, services: BrowserServices | null) {
  const toasts = createToasts();
  /** What an earlier visit said of players of other sites and of page views. */
  const consentMemory = createConsentMemory();
  return {
    site,
    services,
    toasts,
    consentMemory,
    /** What the visitor says of players and page views. */
    consent: createConsent(consentMemory),
    ...createChunkGuard(toasts),
    /** Fetches something together with the messages of what is fetched later. It ends when both have. */
    withLaterMessages: async <Part>(load: () => Promise<Part>): Promise<Part> => {
      const both = [load(), services?.addLaterMessages()] as const;
      // What is fetched ahead is over when both are: what fails later would count as waited for, and reload the page.
      await Promise.allSettled(both);
      return (await Promise.all(both))[0];
    },
    bar: createLoadingBar(),
    connectivity: createConnectivity(),
    reload: createReloadAfter({ reload: () => location.reload() }),
    views: createPageView({ record: (url) => mayRecordViews(consentMemory) && services?.recordView(url) }),
  };
}

/** Everything that lives as long as a document: the counterpart in the browser of the scope of a request. */
export type DocumentScope = ReturnType<typeof createDocumentScope>;

/** The scope of the document. */
export const DocumentScopeContext = createContext<DocumentScope | null>(null);

/** The scope of the document. */
export function useDocumentScope(): DocumentScope {
  const scope = use(DocumentScopeContext);
  if (!scope) throw new Error('useDocumentScope needs a DocumentScopeContext above it');
  return scope;
}
