import { retriedOnce } from '@millwright/ui/chunk-reload';
import type { Go } from './router.tsx';
import type { ShownPageStore } from './shown-page.ts';

/** Leads to other pages by the router, a chunk of its own. Both functions reject where it cannot be had. */
export interface Navigation {
  /** Fetches it ahead, once. */
  preload: () => Promise<Go>;
  /** Fetches it for somebody who waits. Rejects also where that takes too long. */
  prepare: () => Promise<Go>;
}

/** How long the router may take when somebody waits for it, in milliseconds. */
const patience = 10_000;

const routerIsLate = () =>
  new Promise<never>((_, reject) => void setTimeout(reject, patience, new Error('The router is late')));

/**
 * Creates what leads to other pages. The router comes when the visitor turns to a link, or goes back.
 *
 * @param build the build that the shown document belongs to
 */
export function createNavigation<Shell extends { layout: string }>(
  shown: ShownPageStore<Shell>,
  build: string,
): Navigation {
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
  return { preload, prepare: () => Promise.race([preload(), routerIsLate()]) };
}
