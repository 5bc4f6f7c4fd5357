import { mainId } from '@millwright/ui/layout-default';
import { fetchAhead, watchChunkFailures } from '@millwright/ui/chunk-reload';
import { initialChoice, watchConsent } from '@millwright/ui/consent';
import { watchConnectivity } from '@millwright/ui/connectivity';
import { attachDelegatedHandlers } from '@millwright/ui/delegated-handlers';
import { useSharedStore, watchReturn } from '@millwright/ui/shared-state';
import { watchLargeGone } from '@millwright/ui/top-banner';
import { useEffect, useRef } from 'react';
import { followLinks, watchLinkIntent } from '../../runtime/follow-links.ts';
import { loadStyles, type Stylesheet } from '../../runtime/load-styles.ts';
import type { RouterLoader } from '../../runtime/load-router.ts';
import { usePageLocation, type PageLocation, type ShownPageStore } from '../../runtime/shown-page.ts';
import { focusPage } from './focus-page.ts';
import { takeAfterReload } from './chunk-guard.ts';
import { watchOtherTabs } from './other-tabs.ts';
import { isPagePath } from './page-path.ts';
import { useDocumentScope, type DocumentScope } from './document-scope.ts';
import type { Shell } from './shell.ts';

/**
 * Creates what follows a link once the router is loaded. Where the network or a part of the program is missing, the page
 * stays.
 */
function createFollow(routerLoader: RouterLoader, { toasts, bar, chunks, offerReload, wanted }: DocumentScope) {
  const follow = async (url: string): Promise<void> => {
    const again = () => void follow(url);
    const mine = (wanted.current = { href: url, again });
    if (!navigator.onLine) {
      toasts.show({ code: 'connectionLost', onAction: again });
      return;
    }
    const isOffered = chunks.actor.snapshot().state === 'offering';
    bar.send({ type: 'LOADING.STARTED' });
    const go = await routerLoader.load().catch(() => null);
    if (!go) {
      bar.send({ type: 'REQUEST.FAILED' });
      bar.send({ type: 'LOADING.FINISHED' });
      chunks.lose();
      // What was offered before may have been closed.
      if (isOffered) offerReload();
      return;
    }
    // Of quick presses the last one counts.
    if (wanted.current !== mine) return;
    wanted.current = null;
    await go(url);
  };
  return follow;
}

/** Shows the loading bar while another page is loaded. Returns how to stop. */
function watchLoading(shown: ShownPageStore<Shell>, { bar }: DocumentScope): () => void {
  if (shown.getState().isLoading) bar.send({ type: 'LOADING.STARTED' });
  return shown.subscribe(({ isLoading, failure, page }, before) => {
    if (isLoading === before.isLoading) return;
    if (!isLoading && (failure !== null || page.status >= 400)) bar.send({ type: 'REQUEST.FAILED' });
    bar.send({ type: isLoading ? 'LOADING.STARTED' : 'LOADING.FINISHED' });
  });
}

/** Calls back when the document comes back from the back/forward cache. Returns how to stop. */
function watchRestored(onRestore: () => void): () => void {
  const onShow = ({ persisted }: PageTransitionEvent) => persisted && onRestore();
  window.addEventListener('pageshow', onShow);
  return () => window.removeEventListener('pageshow', onShow);
}

/**
 * Records each route as a page view: a navigation within the application, a document, one that is prerendered once it
 * is seen, and one that comes back from the back/forward cache.
 */
function usePageViews({ views }: DocumentScope): void {
  const { pathname, search } = usePageLocation();
  useEffect(() => {
    const record = () => views.send({ type: 'ROUTE.CHANGED', path: pathname, query: new URLSearchParams(search) });
    const { prerendering } = document as Document & { prerendering?: boolean };
    if (!prerendering) record();
    document.addEventListener('prerenderingchange', record);
    const stop = watchRestored(record);
    return () => {
      document.removeEventListener('prerenderingchange', record);
      stop();
    };
  }, [pathname, search, views]);
}

/**
 * Brings the current item of each row that scrolls into sight, of tabs and filters, which know no script. Most browsers
 * do so by styles, and fetch nothing for it.
 */
function useCurrentItems(): void {
  const { pathname, search } = usePageLocation();
  const first = useRef(true);
  useEffect(() => {
    const onlyUnmoved = first.current;
    first.current = false;
    const main = document.getElementById(mainId);
    if (!main || CSS.supports('scroll-initial-target', 'nearest')) return;
    import('@millwright/ui/current-item').then(
      ({ showCurrentItems }) => showCurrentItems(main, onlyUnmoved),
      () => undefined,
    );
  }, [pathname, search]);
}

/**
 * Moves the focus to the page after a navigation within the application, also to the same URL, as a retry is. A
 * hash alone is the browser's.
 */
function useFocusedPage(): void {
  const location = usePageLocation();
  const shown = useRef<PageLocation | null>(null);
  useEffect(() => {
    const before = shown.current;
    shown.current = location;
    if (!before || before.key === location.key) return;
    const isSamePage = before.pathname === location.pathname && before.search === location.search;
    if (!isSamePage || before.hash === location.hash) focusPage();
  }, [location]);
}

/** Props of {@link PageEffects}. */
export interface PageEffectsProps {
  shown: ShownPageStore<Shell>;
  routerLoader: RouterLoader;
  /** The stylesheets that most pages need. */
  usualStyles: readonly Stylesheet[];
}

/** Connects what runs next to the page with the browser, once the page is hydrated. */
export function PageEffects({ shown, routerLoader, usualStyles }: PageEffectsProps) {
  const scope = useDocumentScope();
  const store = useSharedStore();
  usePageViews(scope);
  useFocusedPage();
  useCurrentItems();
  useEffect(() => {
    const { toasts, connectivity, chunks, consent, consentMemory } = scope;
    const stopWaiting = watchLargeGone(() => consent.send({ type: 'PAGE.UNCOVERED' }));
    consent.send({ type: 'MEMORY.READ', choice: initialChoice(consentMemory), covered: stopWaiting !== null });
    const stops = [
      () => stopWaiting?.(),
      followLinks(isPagePath, createFollow(routerLoader, scope)),
      // What leads to other pages is fetched ahead; a failure is shown when the link is followed.
      watchLinkIntent(() => {
        void fetchAhead(routerLoader.preload);
        void loadStyles(usualStyles);
        // Once the connection is lost it could not be had.
        void fetchAhead(() => import('./failed-page.tsx'));
      }),
      watchLoading(shown, scope),
      watchReturn(store),
      watchOtherTabs(() => void store.actions.loadMember()),
      watchConnectivity(connectivity),
      watchConsent(consent),
      watchChunkFailures(chunks),
      watchRestored(() => chunks.actor.send({ type: 'RELOAD.ABANDONED' })),
      attachDelegatedHandlers(document, { onDeveloping: () => toasts.show({ code: 'developing' }) }),
    ];
    void store.actions.loadMember();
    const left = takeAfterReload();
    if (left === 'login') store.actions.openLoginDialog();
    if (left === 'notice') toasts.show({ code: 'pageReloaded' });
    return () => stops.forEach((stop) => stop());
  }, [shown, routerLoader, usualStyles, scope, store]);
  return null;
}
