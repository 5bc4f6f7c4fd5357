import type { I18n } from '@lingui/core';
import { resizedImage } from '@millwright/domain';
import type { MillwrightEdition } from '@millwright/i18n/editions';
import { EditionProvider } from '@millwright/i18n/react';
import { ImageSizesProvider, type ResizeImage } from '@millwright/ui/image';
import { SharedStateProvider, type SharedStateStore } from '@millwright/ui/shared-state';
import type { ReactNode } from 'react';

/** What surrounds every tree of one application root, on the server and in the browser. */
export interface AppRootProps {
  /** Prefix of images whose URL is only a path. */
  imagePrefix: string;
  /** Structure of the edition that is shown. */
  edition: MillwrightEdition;
  /** Copy of that edition. */
  i18n: I18n;
  /** Shared state of this root. */
  store: SharedStateStore;
  children?: ReactNode;
}

/** Edition, copy, shared state and images of one request or one document. It is rendered once for a root. */
export function AppRoot({ imagePrefix, edition, i18n, store, children }: AppRootProps) {
  const resize: ResizeImage = (url, width) => resizedImage(url, imagePrefix, width);
  return (
    <SharedStateProvider store={store}>
      <EditionProvider edition={edition} i18n={i18n}>
        <ImageSizesProvider resize={resize}>{children}</ImageSizesProvider>
      </EditionProvider>
    </SharedStateProvider>
  );
}
