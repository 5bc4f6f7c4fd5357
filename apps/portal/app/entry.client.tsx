import './styles/first.ts';
import './styles/later.ts';
import { accountOriginsOf, setEditionLanguages } from '@millwright/domain';
import { loadPortalEdition } from '@millwright/i18n/portal';
import { createI18n } from '@millwright/i18n/create-i18n';
import { logInButtonId, preloadLoginDialog } from '@millwright/ui/login-dialog-host';
import { createSharedState } from '@millwright/ui/shared-state';
import { startTransition, useEffect, type ComponentType } from 'react';
import { OfflineReading } from './features/articles/offline-reading.ts';
import { WechatSharing } from './features/articles/wechat-sharing.ts';
import { TickedBoxes } from './features/catalog/ticked-boxes.ts';
import { islands } from './islands.ts';
import { loadStyles } from './runtime/load-styles.ts';
import { createRouterLoader } from './runtime/load-router.ts';
import { appId, createShownPage, hydrationDataId, ShownPageContext, type HydrationData } from './runtime/shown-page.ts';
import type { StartWindow } from './runtime/start-script.ts';
import { FrameBoundary } from './shell/frame/main-content.tsx';
import { PageEffects } from './shell/frame/page-effects.ts';
import { createDocumentScope, DocumentScopeContext } from './shell/frame/document-scope.ts';
import type { Layout, Shell } from './shell/frame/shell.ts';
import { SiteFrame } from './shell/frame/site-frame.tsx';
import { Islands } from './shell/islands/islands.tsx';
import { AppRoot } from './shell/page/app-root.tsx';
import { createBrowserServices } from './shell/frame/browser-services.ts';
import type { SiteData } from './shell/page/site.ts';

/** Fetches what stands around pages of a layout. Most have the site's, which is here. */
async function loadFrame(layout: Layout): Promise<ComponentType> {
  if (layout === 'site') return SiteFrame;
  if (layout === 'subsite') return (await import('./shell/frame/subsite-frame.tsx')).SubsiteFrame;
  return (await import('./shell/frame/bare-frame.tsx')).BareFrame;
}

const readHydrationData = (): HydrationData<Shell> & SiteData =>
  JSON.parse(document.getElementById(hydrationDataId)!.textContent) as HydrationData<Shell> & SiteData;

/** The key that the router gave the entry of the history, before a reload; a new entry has none. */
const historyKey = (): string => (history.state as { key?: string } | null)?.key ?? 'default';

/** Says that the page is hydrated, to the start script, styles and tests: `<html data-hydrated="true">`. */
function Hydrated() {
  useEffect(() => {
    document.documentElement.dataset.hydrated = 'true';
    // Not in the head of the document: it would be fetched before the first image was seen.
    document.head.append(
      Object.assign(document.createElement('link'), { rel: 'manifest', href: '/manifest.webmanifest' }),
    );
    (window as StartWindow).millwrightStart?.release();
  }, []);
  return null;
}

/** Hydrates the page: one React root for header, islands and dialogs. The start script calls it. */
export async function start(): Promise<void> {
  const { site, editionChanges, build, dialogStyles, usualStyles, page } = readHydrationData();
  void loadStyles(dialogStyles);
  const { queue } = (window as StartWindow).millwrightStart!;
  // Who clicked log in before the page is hydrated waits for the dialog: it is fetched next to everything else.
  if ([...queue].some(({ id }) => id === logInButtonId)) preloadLoginDialog().catch(() => undefined);
  const { editionKey, imagePrefix } = site;
  const languages = editionChanges?.languages ?? [];
  setEditionLanguages(Object.fromEntries(languages.map(({ key, lang }) => [key, lang])));
  const [{ hydrateRoot }, { edition: built, messages }, Frame] = await Promise.all([
    // A chunk of its own, so that the browser evaluates it in a task of its own.
    import('react-dom/client'),
    loadPortalEdition(editionKey, accountOriginsOf(site.origins[editionKey])),
    loadFrame(page.shell.layout),
  ]);
  const edition = { ...built, ...editionChanges };
  const i18n = createI18n(edition, messages);
  const services = createBrowserServices({ edition: editionKey, baseUrl: location.origin, imagePrefix }, i18n);
  const { pathname, search, hash } = location;
  const shown = createShownPage(page, { pathname, search, hash, key: historyKey() });
  const routerLoader = createRouterLoader(shown, build);
  const scope = createDocumentScope(site, services);
  startTransition(() => {
    hydrateRoot(
      document.getElementById(appId)!,
      <AppRoot imagePrefix={imagePrefix} edition={edition} i18n={i18n} store={createSharedState(services)}>
        <ShownPageContext value={shown}>
          <DocumentScopeContext value={scope}>
            <FrameBoundary>
              <Frame />
              <Islands loaders={islands} />
              <WechatSharing />
              <OfflineReading />
              <TickedBoxes />
              <PageEffects shown={shown} routerLoader={routerLoader} usualStyles={usualStyles} />
              <Hydrated />
            </FrameBoundary>
          </DocumentScopeContext>
        </ShownPageContext>
      </AppRoot>,
    );
  });
}
