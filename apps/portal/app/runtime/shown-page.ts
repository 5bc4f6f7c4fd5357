import { createContext, use } from 'react';
import type { Location } from 'react-router';
import { useStore } from 'zustand';
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Stylesheet } from './load-styles.ts';

/** Where the visitor is. The key is of the entry in the history: another one for each visit of the same URL. */
export type PageLocation = Pick<Location, 'pathname' | 'search' | 'hash' | 'key'>;

/** What an entry of the history is noted by: those of the first document and of hashes all have the key `default`. */
export const entryKeyOf = ({ key, pathname, search, hash }: PageLocation): string =>
  key === 'default' ? pathname + search + hash : key;

/** What the browser knows of a page next to its HTML. */
export interface PageData<Shell> {
  /** HTTP status. */
  status: number;
  /** Where the language switch leads, by the keys of the other editions. @default to their home pages */
  languagePaths?: Readonly<Record<string, string>> | undefined;
  /** What header and footer show. */
  shell: Shell;
}

/** What a navigation gets from the server. */
export interface NavigationData<Shell> extends PageData<Shell> {
  /** The page's own elements of `<head>`. */
  head: string;
  /** The HTML of `<main>`. */
  main: string;
  /** The build that the page belongs to. */
  build: string;
  /** The stylesheets that it needs. */
  styles: readonly Stylesheet[];
}

/** What a document says to its scripts, next to what the application adds. */
export interface HydrationData<Shell> {
  /** The build that the document belongs to. */
  build: string;
  /** The stylesheets of dialogs and notices. */
  dialogStyles: readonly Stylesheet[];
  /** Those that most pages need. */
  usualStyles: readonly Stylesheet[];
  page: PageData<Shell>;
}

/** The page that is shown. */
export interface ShownPage<Shell> {
  location: PageLocation;
  page: PageData<Shell>;
  /** Whether another page is being loaded. */
  isLoading: boolean;
  /** Why the page of the location could not be loaded; null where it was. */
  failure: unknown;
}

/** Holds the page that is shown: one store for each request on the server, one in the browser. */
export type ShownPageStore<Shell> = StoreApi<ShownPage<Shell>>;

/** Id of the element that React renders into. */
export const appId = 'app';

/** Id of the element that holds the hydration data. */
export const hydrationDataId = 'hydration-data';

/** Creates the store of a page. */
export const createShownPage = <Shell>(page: PageData<Shell>, location: PageLocation): ShownPageStore<Shell> =>
  createStore(() => ({ location, page, isLoading: false, failure: null }));

/** The store of the page that is shown. */
export const ShownPageContext = createContext<ShownPageStore<unknown> | null>(null);

/** A part of what is known of the page that is shown. */
export function useShownPage<Shell, Part>(select: (shown: ShownPage<Shell>) => Part): Part {
  const store = use(ShownPageContext) as ShownPageStore<Shell> | null;
  if (!store) throw new Error('useShownPage needs a ShownPageContext above it');
  return useStore(store, select);
}

/** Where the visitor is. */
export const usePageLocation = (): PageLocation => useShownPage((shown) => shown.location);
