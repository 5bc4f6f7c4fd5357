import type { I18n } from '@lingui/core';
import type { Edition } from '@millwright/i18n/editions';
import { EditionProvider } from '@millwright/i18n/react';
import { SharedStateProvider, type SharedStateStore } from '@millwright/ui/shared-state';
import { createContext, use, type ReactNode } from 'react';
import type { BrowserServices } from './browser-services.ts';
import type { Site } from './site.ts';

/** What surrounds every tree of one application root, on the server and in the browser. */
export interface AppRootProps {
  /** Where the editions live. */
  site: Site;
  /** Structure of the edition that is shown. */
  edition: Edition;
  /** Copy of that edition. */
  i18n: I18n;
  /** Shared state of this root. */
  store: SharedStateStore;
  /** Loads what calls the API in the browser. @default none: the server calls it in loaders */
  services?: LoadServices;
  children?: ReactNode;
}

/** Loads the services of the page, with the first call. */
export type LoadServices = () => Promise<BrowserServices>;

const ServicesContext = createContext<LoadServices>(() => Promise.reject(new Error('There are no browser services on the server')));

/** The services of the page, for effects and events. */
export const useServices = (): LoadServices => use(ServicesContext);

const SiteContext = createContext<Site | null>(null);

/** Where the editions live. */
export function useSite(): Site {
  const site = use(SiteContext);
  if (!site) throw new Error('useSite needs an AppRoot above it');
  return site;
}

/** Edition, copy, shared state and site of one request or one browser page. */
export function AppRoot({ site, edition, i18n, store, services, children }: AppRootProps) {
  return (
    <SiteContext value={site}>
      <SharedStateProvider store={store}>
        <EditionProvider edition={edition} i18n={i18n}>
          {services ? <ServicesContext value={services}>{children}</ServicesContext> : children}
        </EditionProvider>
      </SharedStateProvider>
    </SiteContext>
  );
}
