import type { ReactNode } from 'react';

/** The element id of the main content, which the skip link leads to. */
export const mainId = 'main';

/** Props of {@link DefaultLayout}. */
export interface DefaultLayoutProps {
  /** The header: `<SiteHeader/>`. */
  header: ReactNode;
  /** The page. */
  children: ReactNode;
  /** The footer: `<SiteFooter/>`. */
  footer: ReactNode;
  /** The floating bar beside the page. @default none */
  floatingBar?: ReactNode;
  /** The login dialog and whatever else lies over the page. @default none */
  dialogs?: ReactNode;
  /** The bar that shows a running navigation, at the very top. @default none */
  loadingBar?: ReactNode;
  /** The notice that the network is gone, above the page. @default none */
  connectivity?: ReactNode;
  /** Short messages at the edge of the window. @default none */
  toasts?: ReactNode;
}
