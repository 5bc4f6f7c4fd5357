import { chunkReloadMemory, createChunkReload, type ChunkReload } from '@millwright/ui/chunk-reload';
import {
  createConsent,
  createConsentMemory,
  whenGranted,
  type ConsentActor,
  type ConsentMemory,
} from '@millwright/ui/consent';
import { createConnectivity, type ConnectivityActor } from '@millwright/ui/connectivity';
import { createLoadingBar, type LoadingBarActor } from '@millwright/ui/loading-bar';
import { createPageView, type PageViewActor } from '@millwright/ui/page-view';
import { createReloadAfter, type ReloadAfter } from '@millwright/ui/reload-after';
import { createToasts, type ToastsStore } from '@millwright/ui/toasts';
import type { BrowserServices } from '../site/services.types.ts';

/** What runs beside the page for as long as the shell is shown. Nothing of it does anything on the server. */
export interface PageRuntime {
  toasts: ToastsStore;
  bar: LoadingBarActor;
  connectivity: ConnectivityActor;
  views: PageViewActor;
  /** What the visitor said about being counted and about players of other sites. */
  consent: ConsentActor;
  /** What an earlier visit said of it. */
  consentMemory: ConsentMemory;
  chunks: ChunkReload;
  reload: ReloadAfter;
}

/** Creates the runtime of a shell. */
export function createPageRuntime(services: BrowserServices | null): PageRuntime {
  const toasts = createToasts();
  const chunks: ChunkReload = createChunkReload({
    ...chunkReloadMemory(),
    reload: () => location.reload(),
    offer: () => toasts.show({ code: 'pageOutdated', onAction: () => chunks.actor.send({ type: 'RELOAD.CHOSEN' }) }),
  });
  const consentMemory = createConsentMemory();
  const consent = createConsent(consentMemory);
  const hold = whenGranted(consent);
  return {
    toasts,
    consent,
    consentMemory,
    chunks,
    bar: createLoadingBar(),
    connectivity: createConnectivity(),
    reload: createReloadAfter({ reload: () => location.reload() }),
    views: createPageView({ record: (url) => hold(() => services?.recordView(url)) }),
  };
}
