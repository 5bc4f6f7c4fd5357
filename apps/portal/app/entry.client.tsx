import { loadClientCatalog } from '@millwright/i18n/catalogs';
import { createI18n } from '@millwright/i18n/create-i18n';
import { editions } from '@millwright/i18n/editions';
import { createSharedState } from '@millwright/ui/shared-state';
import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { handoffId } from './alive/boot-script.ts';
import { AppRoot } from './site/app-root.tsx';
import type { BrowserServices } from './site/browser-services.ts';
import type { ClientApp } from './site/client-app.ts';

const { app } = JSON.parse(document.getElementById(handoffId)!.textContent!) as { app: ClientApp };
const { editionKey } = app.site;
const i18n = createI18n(editionKey, await loadClientCatalog(editionKey));

let loading: Promise<BrowserServices> | undefined;
/** The API client comes after the page is alive, with the first call. */
const services = (): Promise<BrowserServices> =>
  (loading ??= import('./site/browser-services.ts').then(({ createBrowserServices }) =>
    createBrowserServices(editionKey, location.origin, app.imagePrefix),
  ));

const store = createSharedState({
  loadMember: async () => (await services()).loadMember(),
  loadTopBanner: async () => (await services()).loadTopBanner(),
  loadBaseInfo: async () => (await services()).loadBaseInfo(),
});

startTransition(() => {
  hydrateRoot(
    document,
    <AppRoot site={app.site} edition={editions[editionKey]} i18n={i18n} store={store} services={services}>
      <HydratedRouter />
    </AppRoot>,
  );
});
