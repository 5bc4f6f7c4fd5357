import { mainId } from '@millwright/ui/layout-default';
import { watchChunkFailures } from '@millwright/ui/chunk-reload';
import { watchConnectivity } from '@millwright/ui/connectivity';
import { attachDelegatedHandlers } from '@millwright/ui/delegated-handlers';
import { useSharedStore, watchReturn } from '@millwright/ui/shared-state';
import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate, useNavigation } from 'react-router-dom';
import { followLinks, watchTurning } from '../alive/follow-links.ts';
import { wakeRouter } from '../alive/wake-router.ts';
import { useServices } from '../site/app-root.tsx';
import { watchOtherTabs } from './other-tabs.ts';
import { createPageRuntime, type PageRuntime } from './page-runtime.ts';

/** Follows the links of static parts, unless the network or a part of the program is missing: then the page stays. */
function useFollowedLinks({ toasts, bar, chunks }: PageRuntime): void {
  const navigate = useNavigate();
  useEffect(
    () =>
      followLinks(document, async (address) => {
        if (!navigator.onLine) {
          toasts.show({ code: 'navigationFailed' });
          return;
        }
        bar.send({ type: 'LOADING.STARTED' });
        try {
          await wakeRouter(address);
          await navigate(address);
        } catch (error) {
          bar.send({ type: 'REQUEST.FAILED' });
          bar.send({ type: 'LOADING.FINISHED' });
          chunks.report(error);
        }
      }),
    [navigate, toasts, bar, chunks],
  );
}

/** Fetches what leads to other pages once the visitor turns to a link. A failure is told when the link is followed. */
function useRouterInTime(): void {
  useEffect(() => watchTurning(document, () => void wakeRouter().catch(() => undefined)), []);
}

/** Shows the loading bar while the router navigates. */
function useLoadingBar({ bar }: PageRuntime): void {
  const { state } = useNavigation();
  const wasIdle = useRef(true);
  useEffect(() => {
    const isIdle = state === 'idle';
    if (isIdle && !wasIdle.current) bar.send({ type: 'LOADING.FINISHED' });
    if (!isIdle) bar.send({ type: 'LOADING.STARTED' });
    wasIdle.current = isIdle;
  }, [state, bar]);
}

/** Moves the focus to the page, which is then announced by its title. */
function focusPage(): void {
  const main = document.getElementById(mainId);
  main?.setAttribute('aria-label', document.title);
  main?.focus({ preventScroll: true });
}

/** Records each route as a page view, and moves the focus to the page after a navigation within the application. */
function useRouteChanges({ views }: PageRuntime): void {
  const { pathname, search } = useLocation();
  const first = useRef(true);
  useEffect(() => {
    views.send({ type: 'ROUTE.CHANGED', path: pathname, query: new URLSearchParams(search) });
    if (!first.current) focusPage();
    first.current = false;
  }, [pathname, search, views]);
}

/** Creates what runs beside the page, and connects it with the browser once the page is alive. */
export function usePageRuntime(): PageRuntime {
  const services = useServices();
  const store = useSharedStore();
  const [runtime] = useState(() => createPageRuntime(services));
  useFollowedLinks(runtime);
  useRouterInTime();
  useLoadingBar(runtime);
  useRouteChanges(runtime);
  useEffect(() => {
    const { toasts, connectivity, chunks, consent, consentMemory } = runtime;
    consent.send({ type: 'MEMORY.READ', choice: consentMemory.read() });
    const stops = [
      watchReturn(store),
      watchOtherTabs(() => void store.actions.loadMember()),
      watchConnectivity(connectivity),
      watchChunkFailures(chunks),
      attachDelegatedHandlers(document, { onDeveloping: () => toasts.show({ code: 'developing' }) }),
    ];
    void store.actions.loadMember();
    return () => stops.forEach((stop) => stop());
  }, [runtime, store]);
  return runtime;
}
