import type { I18n } from '@lingui/core';
import type { Edition } from '@millwright/i18n/editions';
import { EditionProvider } from '@millwright/i18n/react';
import { createContext, use, type ReactNode } from 'react';
import { PortalStoreContext, type PortalStore } from './portal-store.ts';
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
  store: PortalStore;
  children?: ReactNode;
}

const SiteContext = createContext<Site | null>(null);

/** Where the editions live. */
export function useSite(): Site {
  const site = use(SiteContext);
  if (!site) throw new Error('useSite needs an AppRoot above it');
  return site;
}

/** Edition, copy, shared state and site of one request or one browser page. */
export function AppRoot({ site, edition, i18n, store, children }: AppRootProps) {
  return (
    <SiteContext value={site}>
      <PortalStoreContext value={store}>
        <EditionProvider edition={edition} i18n={i18n}>
          {children}
        </EditionProvider>
      </PortalStoreContext>
    </SiteContext>
  );
}
