import { createContext, use } from 'react';

/** Leads to other pages without loading a document. */
export interface Navigation {
  /** Fetches the router ahead, once. Rejects where it cannot be had. */
  preload: () => Promise<void>;
  /** Fetches the router for somebody who waits. Rejects also where that takes too long. */
  prepare: () => Promise<void>;
  /** Shows the page of an own path. A path that is shown already is loaded again in its place in the history. */
  go: (path: string) => Promise<void>;
}

/** Given in the browser alone. */
export const NavigationContext = createContext<Navigation | null>(null);

/** Leads to other pages; null on the server. */
export const useNavigation = (): Navigation | null => use(NavigationContext);
