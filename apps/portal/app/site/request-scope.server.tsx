import type { I18n } from '@lingui/core';
import { serverCatalogs } from '@millwright/i18n/catalogs/server';
import { createI18n } from '@millwright/i18n/create-i18n';
import { editions, type Edition } from '@millwright/i18n/editions';
import type { ReactNode } from 'react';
import { createContext, RouterContextProvider } from 'react-router';
import { createStaticPrinter, type StaticPrinter } from '../alive/print-static.server.tsx';
import { AppRoot } from './app-root.tsx';
import { createPortalStore, type PortalStore } from './portal-store.ts';
import type { Site } from './site.ts';

/** What the server gives with each request for a page. */
export interface PageRequest {
  /** Edition and origins. */
  site: Site;
  /** Reaches the API: in this process, or at another origin. */
  apiFetch: (request: Request) => Promise<Response>;
  /** Whether that is our own API, which sanitises article bodies when they are written. */
  ownApi: boolean;
  /** Prefix of picture addresses in article bodies. */
  imagePrefix: string;
  /** Names the request in the log and on error pages. */
  requestId: string;
}

/** Everything that lives as long as one request. */
export interface RequestScope extends PageRequest {
  edition: Edition;
  i18n: I18n;
  store: PortalStore;
  /** Prints the parts that the browser does not run. */
  printer: StaticPrinter;
  /** Names of the calls that failed although the page is shown. */
  degraded: Set<string>;
}

/** Key of the request's scope in the router's context. */
export const requestScope = createContext<RequestScope>();

/** Builds the router's context for one request. */
export function createRequestContext(request: Request, page: PageRequest): RouterContextProvider {
  const { site } = page;
  const edition = editions[site.editionKey];
  const i18n = createI18n(site.editionKey, serverCatalogs[site.editionKey]);
  const store = createPortalStore();
  const within = (content: ReactNode) => (
    <AppRoot site={site} edition={edition} i18n={i18n} store={store}>
      {content}
    </AppRoot>
  );
  const forDocument = !new URL(request.url).pathname.endsWith('.data');
  const scope: RequestScope = { ...page, edition, i18n, store, printer: createStaticPrinter(within, forDocument), degraded: new Set() };
  return new RouterContextProvider(new Map([[requestScope, scope]]));
}
