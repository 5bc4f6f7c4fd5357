import { loadClientEdition } from '@millwright/i18n/client';
import { createI18n } from '@millwright/i18n/create-i18n';
import { createSharedState } from '@millwright/ui/shared-state';
import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { handoffId } from './alive/boot-script.ts';
import { AppRoot } from './site/app-root.tsx';
import { createBrowserServices } from './site/browser-services.ts';
import type { ClientApp } from './site/client-app.ts';
import { copyComesBy } from './site/later-copy.ts';

const { app } = JSON.parse(document.getElementById(handoffId)!.textContent!) as { app: ClientApp };
const { editionKey } = app.site;
const { edition, messages, fetchLater } = await loadClientEdition(editionKey);
const i18n = createI18n(editionKey, messages);
copyComesBy(async () => i18n.load(editionKey, await fetchLater()));

const services = createBrowserServices({ edition: editionKey, baseUrl: location.origin, imagePrefix: app.imagePrefix });
const store = createSharedState(services);

startTransition(() => {
  hydrateRoot(
    document,
    <AppRoot site={app.site} edition={edition} i18n={i18n} store={store} services={services}>
      <HydratedRouter />
    </AppRoot>,
  );
});
