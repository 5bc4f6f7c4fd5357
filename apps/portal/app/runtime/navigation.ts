import { retriedOnce } from '@millwright/ui/chunk-reload';
import type { ShownPageStore } from './shown-page.ts';

/** Leads to other pages without loading a document. */
export interface Navigation {
  /** Fetches the router ahead, once. Rejects where it cannot be had. */
  preload: () => Promise<void>;
  /** Fetches the router for somebody who waits. Rejects also where that takes too long. */
  prepare: () => Promise<void>;
  /**
   * Shows the page of an own path, once the router is here. A path that is shown already is loaded again in its place
   * in the history.
   */
  go: (path: string) => Promise<void>;
}

/** How long the router may take when somebody waits for it, in milliseconds. */
const patience = 10_000;

const routerIsLate = () =>
  new Promise<never>((_, reject) => {
    setTimeout(() => reject(new Error('The router is late')), patience);
  });

/**
 * Creates what leads to other pages. The router is a chunk of its own: it is fetched when the visitor turns to a link,
 * or goes back.
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
    return createRouter({ shown, build, hasPopped });
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
    preload: async () => void (await preload()),
    prepare: async () => void (await Promise.race([preload(), routerIsLate()])),
    go: async (path) => {
      const { pathname, search, hash } = location;
      const { navigate } = await preload();
      await navigate(path, { replace: path === pathname + search + hash });
    },
  };
}
