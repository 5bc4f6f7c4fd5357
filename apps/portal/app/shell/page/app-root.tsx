import type { I18n } from '@lingui/core';
import { resizedImage, type EditionKey, type OwnLogo } from '@millwright/domain';
import type { MillwrightEdition } from '@millwright/i18n/editions';
import { EditionProvider } from '@millwright/i18n/react';
import { ImageSizesProvider, type ResizeImage } from '@millwright/ui/image';
import { SharedStateProvider, type SharedStateStore } from '@millwright/ui/shared-state';
import { createContext, use, useCallback, type ReactNode } from 'react';

/** Where editions and images are, as far as a page needs to know. From configuration, never from the Host header. */
export interface Site {
  /** The edition of this page. */
  editionKey: EditionKey;
  /** Canonical origin of each edition. */
  origins: Readonly<Record<EditionKey, string>>;
  /**
   * Whether the host names the edition. Where it does not, a cookie chooses, and the pages are private to the visitor.
   */
  byHost: boolean;
  /** Prefix of images whose URL is only a path. */
  imagePrefix: string;
  /** The logo of a site of one's own; null is its name as text. @default the mark of Millwright */
  logo?: OwnLogo | null;
}

/** What surrounds every tree of one application root, on the server and in the browser. */
export interface AppRootProps {
  /** Where the editions live. */
  site: Site;
  /** Structure of the edition that is shown. */
  edition: MillwrightEdition;
  /** Copy of that edition. */
  i18n: I18n;
  /** Shared state of this root. */
  store: SharedStateStore;
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
  const { imagePrefix } = site;
  const resize = useCallback<ResizeImage>((url, width) => resizedImage(url, imagePrefix, width), [imagePrefix]);
  return (
    <SiteContext value={site}>
      <SharedStateProvider store={store}>
        <EditionProvider edition={edition} i18n={i18n}>
          <ImageSizesProvider resize={resize}>{children}</ImageSizesProvider>
        </EditionProvider>
      </SharedStateProvider>
    </SiteContext>
  );
}
