import type { ChunkGuardPorts } from '@millwright/domain';
import { chunkReloadMemory, createChunkReload, type ChunkReload } from '@millwright/ui/chunk-reload';
import {
  createConsent,
  createConsentMemory,
  mayRecordViews,
  type ConsentActor,
  type ConsentMemory,
} from '@millwright/ui/consent';
import { createConnectivity, type ConnectivityActor } from '@millwright/ui/connectivity';
import { createLoadingBar, type LoadingBarActor } from '@millwright/ui/loading-bar';
import { createPageView, type PageViewActor } from '@millwright/ui/page-view';
import { createReloadAfter, type ReloadAfter } from '@millwright/ui/reload-after';
import { createToasts, type ToastsStore } from '@millwright/ui/toasts';
import { createContext, use } from 'react';
import type { BrowserServices } from '../page/browser-services.ts';
import { isReachable, loadAgain, type Wanted } from './after-reload.ts';

/** What runs in addition to the page. Nothing of it does anything on the server. */
export interface PageRuntime {
  /** The calls of the API in the browser, for effects and events; null on the server, which calls it in loaders. */
  services: BrowserServices | null;
  toasts: ToastsStore;
  bar: LoadingBarActor;
  connectivity: ConnectivityActor;
  views: PageViewActor;
  /** What the visitor said about players of other sites and about page views. */
  consent: ConsentActor;
  /** What an earlier visit said of it. */
  consentMemory: ConsentMemory;
  chunks: ChunkReload;
  /**
   * Says that a dialog could not be fetched: the page is loaded again, and opens it. Returns false where that was tried
   * before.
   */
  missDialog: (dialog: NonNullable<Wanted['dialog']>, again: () => void) => boolean;
  /** Fetches something together with the messages of what is fetched later. It ends when both have. */
  withLaterMessages: <Part>(load: () => Promise<Part>) => Promise<Part>;
  /** Offers to load the page again. */
  offerReload: () => void;
  /** What a part of the program is being fetched for; null where it is for nothing that would be lost. */
  wanted: { current: Wanted | null };
  reload: ReloadAfter;
}

/** What runs next to the page: one for each document. */
export const PageRuntimeContext = createContext<PageRuntime | null>(null);

/** What runs next to the page. */
export function usePageRuntime(): PageRuntime {
  const runtime = use(PageRuntimeContext);
  if (!runtime) throw new Error('usePageRuntime needs a PageRuntimeContext above it');
  return runtime;
}

/** Lets the next reload be one again: this one was none. */
function forget({ write }: Pick<ChunkGuardPorts, 'write'>): void {
  try {
    write('0');
  } catch {
    // Where nothing is stored there is nothing to forget.
  }
}

/** Creates what runs next to a page. */
export function createPageRuntime(services: BrowserServices | null): PageRuntime {
  const toasts = createToasts();
  const wanted: PageRuntime['wanted'] = { current: null };
  const memory = chunkReloadMemory();
  const reload = async () => {
    if (await isReachable(wanted.current?.href ?? location.href)) return loadAgain(wanted.current);
    forget(memory);
    chunks.actor.send({ type: 'RELOAD.ABANDONED' });
    toasts.show({ code: 'connectionLost', onAction: wanted.current?.again });
    wanted.current = null;
  };
  const offerReload = () => {
    toasts.show({ code: 'pageOutdated', onAction: () => chunks.actor.send({ type: 'RELOAD.CHOSEN' }) });
  };
  const chunks: ChunkReload = createChunkReload({
    ...memory,
    reload: () => void reload(),
    offer: offerReload,
  });
  const consentMemory = createConsentMemory();
  const consent = createConsent(consentMemory);
  return {
    services,
    toasts,
    consent,
    consentMemory,
    chunks,
    missDialog: (dialog, again) => {
      wanted.current = { dialog, again };
      chunks.lose();
      return chunks.actor.snapshot().state !== 'offering';
    },
    withLaterMessages: async (load) => {
      const both = [load(), services?.addLaterMessages()] as const;
      // What is fetched ahead is over when both are: what fails later would count as waited for, and reload the page.
      await Promise.allSettled(both);
      return (await Promise.all(both))[0];
    },
    offerReload,
    wanted,
    bar: createLoadingBar(),
    connectivity: createConnectivity(),
    reload: createReloadAfter({ reload: () => location.reload() }),
    views: createPageView({ record: (url) => mayRecordViews(consentMemory) && services?.recordView(url) }),
  };
}
