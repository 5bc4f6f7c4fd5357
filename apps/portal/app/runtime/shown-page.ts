import { createContext, use } from 'react';
import { useStore } from 'zustand';
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Stylesheet } from './load-styles.ts';
import { replaceStaticHtml } from './static-html.tsx';

/** Where the visitor is. */
export interface PageLocation {
  pathname: string;
  search: string;
  hash: string;
  /** Of the entry in the history: another one for each visit of the same URL. */
  key: string;
}

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
export interface ShownPageStore<Shell> extends StoreApi<ShownPage<Shell>> {
  /** Shows a page in place of the one before it. */
  show(page: NavigationData<Shell> | PageData<Shell>, location: PageLocation): void;
  /** Shows that the page of a location could not be loaded. */
  fail(failure: unknown, location: PageLocation): void;
}

/** Id of the element that React renders into. */
export const appId = 'app';

/** Id of the element that holds the hydration data. */
export const hydrationDataId = 'hydration-data';

/** Id of the place of the page's HTML inside `<main>`. */
export const mainPlace = 'main';

/** Selects the elements of `<head>` that belong to a page, and not to all. */
const pageHeadSelector =
  // oxlint-disable-next-line lingui/no-unlocalized-strings -- a selector
  'title, meta[name]:not([name=viewport]), meta[property], link[rel=canonical], link[rel=alternate]';

function replaceHead(html: string): void {
  const written = document.createElement('template');
  written.innerHTML = html;
  document.head.querySelectorAll(pageHeadSelector).forEach((element) => element.remove());
  document.head.append(written.content);
}

/** Creates the store of a page. */
export function createShownPage<Shell>(page: PageData<Shell>, location: PageLocation): ShownPageStore<Shell> {
  const store = createStore<ShownPage<Shell>>(() => ({ location, page, isLoading: false, failure: null }));
  const replacePage = (head: string, main: string) => {
    replaceHead(head);
    replaceStaticHtml(mainPlace, main);
  };
  return Object.assign(store, {
    show(next: NavigationData<Shell> | PageData<Shell>, at: PageLocation) {
      const { page: before, location: left } = store.getState();
      // The router says once what is shown already, also while it leads to another page.
      if (next === before && at.key === left.key) return;
      if ('main' in next && next !== before) replacePage(next.head, next.main);
      store.setState({ page: next, location: at, isLoading: false, failure: null });
    },
    fail(failure: unknown, at: PageLocation) {
      replacePage('', '');
      store.setState({ failure, location: at, isLoading: false });
    },
  });
}

/** What of the store may be read. */
type ReadShownPage<Shell> = Pick<StoreApi<ShownPage<Shell>>, 'getState' | 'getInitialState' | 'subscribe'>;

/** The store of the page that is shown. */
export const ShownPageContext = createContext<ReadShownPage<unknown> | null>(null);

/** A part of what is known of the page that is shown. */
export function useShownPage<Shell, Part>(select: (shown: ShownPage<Shell>) => Part): Part {
  const store = use(ShownPageContext) as ReadShownPage<Shell> | null;
  if (!store) throw new Error('useShownPage needs a ShownPageContext above it');
  return useStore(store, select);
}

/** Where the visitor is. */
export const usePageLocation = (): PageLocation => useShownPage((shown) => shown.location);
