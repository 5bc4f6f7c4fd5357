import { loadClientEdition, loadLaterMessages } from '@millwright/i18n/client';
import { createI18n } from '@millwright/i18n/create-i18n';
import { fetchAhead } from '@millwright/ui/chunk-reload';
import { logInButtonId, preloadLoginDialog } from '@millwright/ui/login-dialog-host';
import { createSharedState } from '@millwright/ui/shared-state';
import { startTransition, type ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import type { Handoff } from './alive/boot-script.ts';
import type { BootWindow } from './alive/keep-taps.ts';
import { createPageRouter, readPageState, RoutedPage } from './alive/page-router.tsx';
import { routerComesBy } from './alive/wake-router.ts';
import { After, logInEarly } from './shell/early-log-in.tsx';
import { pageRuntimeOf } from './shell/page-runtime.ts';
import { withPrintedKeywords } from './shell/printed-keywords.ts';
import { AppRoot } from './site/app-root.tsx';
import { createBrowserServices } from './site/browser-services.ts';
import type { ClientApp } from './site/client-app.ts';
import { copyComesBy } from './site/later-copy.ts';
import { loadErrorView } from './site/page-error.tsx';

const boot = (window as BootWindow).millwrightBoot!;
const printed = boot.page as Handoff & { app: ClientApp };
const handoff = { ...printed, data: withPrintedKeywords(printed.data) };
const { app } = handoff;
const { editionKey } = app.site;
// Who tapped log in before the page was hydrated waits for the dialog: it is fetched in parallel with everything else, and does not
// wait for the page.
const tapped = boot.taps;
const logInTapped = [...tapped].find(({ id }) => id === logInButtonId);
const fetchLater = () => loadLaterMessages(editionKey);
if (logInTapped) Promise.all([preloadLoginDialog(), fetchLater()]).catch(() => undefined);
const { edition, messages } = await loadClientEdition(editionKey);
const i18n = createI18n(editionKey, messages);
copyComesBy(async () => i18n.load(editionKey, await fetchLater()));

const services = createBrowserServices({ edition: editionKey, baseUrl: location.origin, imagePrefix: app.imagePrefix });
const store = createSharedState(services);

const page = readPageState(
  handoff,
  (window as BootWindow).__reactRouterRouteModules as Parameters<typeof readPageState>[1],
  window,
);
const later = () => import('./alive/data-router.ts');
const { router, wake } = createPageRouter(page, async (...known) => (await later()).createDataRouter(...known), window);
routerComesBy(async (address) => {
  // An error page that is fetched with the error cannot tell of a lost connection.
  void fetchAhead(loadErrorView);
  const { routes } = await wake();
  if (address) await (await later()).importRouteModules(address, routes, page.manifest);
});
// Modules are replaced by way of the whole router.
if (import.meta.env.DEV) void wake();

// Before React shows the page and the bar is finished.
router.subscribe(({ errors, navigation }) => {
  if (errors && navigation.state === 'idle') pageRuntimeOf(services).bar.send({ type: 'REQUEST.FAILED' });
});

// An error page that was still to be fetched would be empty meanwhile.
if (page.state.errors) await loadErrorView();
const content = <RoutedPage router={router} page={page} />;

const surround = (inner: ReactNode) => (
  <AppRoot
    site={app.site}
    imagePrefix={app.imagePrefix}
    edition={edition}
    i18n={i18n}
    store={store}
    services={services}
  >
    {inner}
  </AppRoot>
);
const dialogFirst = logInTapped && logInEarly(store, surround).then(() => tapped.delete(logInTapped));
startTransition(
  () => void hydrateRoot(document, surround(dialogFirst ? <After first={dialogFirst}>{content}</After> : content)),
);
