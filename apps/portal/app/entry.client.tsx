import { loadClientCatalog } from '@millwright/i18n/catalogs';
import { createI18n } from '@millwright/i18n/create-i18n';
import { editions } from '@millwright/i18n/editions';
import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { handoffId } from './alive/boot-script.ts';
import { AppRoot } from './site/app-root.tsx';
import { createPortalStore } from './site/portal-store.ts';
import type { Site } from './site/site.ts';

const { app } = JSON.parse(document.getElementById(handoffId)!.textContent!) as { app: { site: Site } };
const { editionKey } = app.site;
const i18n = createI18n(editionKey, await loadClientCatalog(editionKey));

startTransition(() => {
  hydrateRoot(
    document,
    <AppRoot site={app.site} edition={editions[editionKey]} i18n={i18n} store={createPortalStore()}>
      <HydratedRouter />
    </AppRoot>,
  );
});
