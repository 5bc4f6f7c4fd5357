import { mainId } from '@millwright/ui/layout-default';
import { fetchAhead, watchChunkFailures } from '@millwright/ui/chunk-reload';
import { initialChoice, watchConsent } from '@millwright/ui/consent';
import { watchConnectivity } from '@millwright/ui/connectivity';
import { attachDelegatedHandlers } from '@millwright/ui/delegated-handlers';
import { useSharedStore, watchReturn } from '@millwright/ui/shared-state';
import { watchLargeGone } from '@millwright/ui/top-banner';
import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate, useNavigation } from 'react-router-dom';
import { followLinks, watchTurning } from '../alive/follow-links.ts';
import { wakeRouter } from '../alive/wake-router.ts';
import { useServices } from '../site/app-root.tsx';
import { takeAfterReload } from './after-reload.ts';
import { watchOtherTabs } from './other-tabs.ts';
import { pageRuntimeOf, type PageRuntime } from './page-runtime.ts';

/** Follows the links of static parts, unless the network or a part of the program is missing: then the page stays. */
function useFollowedLinks({ toasts, bar, chunks, offerReload, wanted }: PageRuntime): void {
  const navigate = useNavigate();
  useEffect(() => {
    const follow = async (address: string) => {
      const again = () => void follow(address);
      const mine = (wanted.current = { href: address, again });
      if (!navigator.onLine) {
        toasts.show({ code: 'connectionLost', onAction: again });
        return;
      }
      const isOffered = chunks.actor.snapshot().state === 'offering';
      bar.send({ type: 'LOADING.STARTED' });
      try {
        await wakeRouter(address);
      } catch {
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
      const { pathname, search, hash } = window.location;
      // As a browser does with a link to the page itself, which a retry is: back leads to the page before it.
      await navigate(address, { replace: address === pathname + search + hash });
    };
    return followLinks(document, follow);
  }, [navigate, toasts, bar, chunks, offerReload, wanted]);
}

/** Fetches what leads to other pages once the visitor turns to a link. A failure is told when the link is followed. */
function useRouterInTime(): void {
  useEffect(() => watchTurning(document, () => void fetchAhead(wakeRouter)), []);
}

/** Shows the loading bar while the router navigates. */
function useLoadingBar({ bar }: PageRuntime): void {
  const { state } = useNavigation();
  // Another layout ends what the one before it began.
  useEffect(() => {
    bar.send({ type: state === 'idle' ? 'LOADING.FINISHED' : 'LOADING.STARTED' });
  }, [state, bar]);
}

/** Moves the focus to the page, which is then announced by its title. */
function focusPage(): void {
  const main = document.getElementById(mainId);
  main?.setAttribute('aria-label', document.title);
  main?.focus({ preventScroll: true });
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
function usePageViews({ views }: PageRuntime): void {
  const { pathname, search } = useLocation();
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
  const { pathname, search } = useLocation();
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
function useFocusedPage({ shown: shownRef }: PageRuntime): void {
  const location = useLocation();
  useEffect(() => {
    const before = shownRef.current;
    shownRef.current = location;
    if (!before || before.key === location.key) return;
    const isSamePage = before.pathname === location.pathname && before.search === location.search;
    if (!isSamePage || before.hash === location.hash) focusPage();
  }, [location, shownRef]);
}

/** Creates what runs beside the page, and connects it with the browser once the page is alive. */
export function usePageRuntime(): PageRuntime {
  const services = useServices();
  const store = useSharedStore();
  const [runtime] = useState(() => pageRuntimeOf(services));
  useFollowedLinks(runtime);
  useRouterInTime();
  useLoadingBar(runtime);
  usePageViews(runtime);
  useFocusedPage(runtime);
  useCurrentItems();
  useEffect(() => {
    const { toasts, connectivity, chunks, consent, consentMemory } = runtime;
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
  }, [runtime, store]);
  return runtime;
}
