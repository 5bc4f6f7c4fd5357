import { retriedOnce } from '@millwright/ui/chunk-reload';
import type { ShownPageStore } from './shown-page.ts';

/** How long the router may take when somebody waits for it, in milliseconds. */
const patience = 10_000;

const routerIsLate = () =>
  new Promise<never>((_, reject) => void setTimeout(reject, patience, new Error('The router is late')));

/**
 * Creates what loads the router, a chunk of its own: when the visitor turns to a link, or goes back. Both functions
 * settle with what shows the page of an own path (see `createRouter`), and reject where the router cannot be had.
 *
 * @param build the build that the shown document belongs to
 */
export function createRouterLoader<Shell extends { layout: string }>(shown: ShownPageStore<Shell>, build: string) {
  let hasPopped = false;
  const preload = retriedOnce(async () => {
    const { createRouter } = await import('./router.tsx');
    removeEventListener('popstate', onPop);
    return createRouter(shown, build, hasPopped);
  });
  const onPop = () => {
    const { pathname, search } = shown.getState().location;
    // A hash of the page that is shown is the browser's.
    if (location.pathname === pathname && location.search === search) return;
    hasPopped = true;
    // Where the router cannot be had, the document of the URL can.
    preload().catch(() => location.reload());
  };
  addEventListener('popstate', onPop);
  return {
    /** Loads the router ahead, once. */
    preload,
    /** Loads it for somebody who waits. Rejects also where that takes too long. */
    load: () => Promise.race([preload(), routerIsLate()]),
  };
}

/** What loads the router. */
export type RouterLoader = ReturnType<typeof createRouterLoader>;
