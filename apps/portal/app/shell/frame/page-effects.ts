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
import type { Navigation } from '../../runtime/navigation.ts';
import { usePageLocation, useShownPage, type PageLocation } from '../../runtime/shown-page.ts';
import { focusPage } from './focus-page.ts';
import { takeAfterReload } from './after-reload.ts';
import { watchOtherTabs } from './other-tabs.ts';
import { isPagePath } from './page-path.ts';
import { useDocumentScope, type DocumentScope } from './document-scope.ts';

/** Follows plain links, unless the network or a part of the program is missing: then the page stays. */
function useFollowedLinks({ prepare }: Navigation, { toasts, bar, chunks, offerReload, wanted }: DocumentScope): void {
  useEffect(() => {
    const follow = async (url: string) => {
      const again = () => void follow(url);
      const mine = (wanted.current = { href: url, again });
      if (!navigator.onLine) {
        toasts.show({ code: 'connectionLost', onAction: again });
        return;
      }
      const isOffered = chunks.actor.snapshot().state === 'offering';
      bar.send({ type: 'LOADING.STARTED' });
      const go = await prepare().catch(() => null);
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
    return followLinks(isPagePath, follow);
  }, [prepare, toasts, bar, chunks, offerReload, wanted]);
}

/**
 * Fetches what leads to other pages once the visitor turns to a link, and the stylesheets that these need. A failure is
 * shown when the link is followed.
 */
function useRouterPreload({ preload }: Navigation, usualStyles: readonly Stylesheet[]): void {
  useEffect(
    () =>
      watchLinkIntent(() => {
        void fetchAhead(preload);
        void loadStyles(usualStyles);
        // Once the connection is lost it could not be had.
        void fetchAhead(() => import('./failed-page.tsx'));
      }),
    [preload, usualStyles],
  );
}

/** Shows the loading bar while another page is loaded. */
function useLoadingBar({ bar }: DocumentScope): void {
  const isLoading = useShownPage((shown) => shown.isLoading);
  const isFailed = useShownPage(({ failure, page }) => failure !== null || page.status >= 400);
  const wasLoading = useRef(false);
  useEffect(() => {
    if (isLoading) bar.send({ type: 'LOADING.STARTED' });
    else if (wasLoading.current) {
      if (isFailed) bar.send({ type: 'REQUEST.FAILED' });
      bar.send({ type: 'LOADING.FINISHED' });
    }
    wasLoading.current = isLoading;
  }, [isLoading, isFailed, bar]);
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
  navigation: Navigation;
  /** The stylesheets that most pages need. */
  usualStyles: readonly Stylesheet[];
}

/** Connects what runs next to the page with the browser, once the page is hydrated. */
export function PageEffects({ navigation, usualStyles }: PageEffectsProps) {
  const scope = useDocumentScope();
  const store = useSharedStore();
  useFollowedLinks(navigation, scope);
  useRouterPreload(navigation, usualStyles);
  useLoadingBar(scope);
  usePageViews(scope);
  useFocusedPage();
  useCurrentItems();
  useEffect(() => {
    const { toasts, connectivity, chunks, consent, consentMemory } = scope;
    const stopWaiting = watchLargeGone(() => consent.send({ type: 'PAGE.UNCOVERED' }));
    consent.send({ type: 'MEMORY.READ', choice: initialChoice(consentMemory), covered: stopWaiting !== null });
    const stops = [
      () => stopWaiting?.(),
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
    if (left === 'told') toasts.show({ code: 'pageReloaded' });
    return () => stops.forEach((stop) => stop());
  }, [scope, store]);
  return null;
}
