import type { ReactNode } from 'react';

/** The element id of the main content, which the skip link leads to. */
export const mainId = 'main';

/** What every layout has room for. */
export interface LayoutProps {
  /** The page. */
  children: ReactNode;
  /** The bar that shows a running navigation, at the very top. @default none */
  loadingBar?: ReactNode;
  /** The notice that the network is gone, at the foot of the window. @default none */
  connectivity?: ReactNode;
  /** Short messages at the edge of the window. @default none */
  toasts?: ReactNode;
}

/** Props of {@link Frame}. */
export interface FrameProps extends LayoutProps {
  /** What the page asks at its foot: the focus comes to it before the header, wherever it is seen. @default none */
  question?: ReactNode;
  /** The header. @default none */
  header?: ReactNode;
  /** The footer. @default none */
  footer?: ReactNode;
  /** The floating bar next to the page. @default none */
  floatingBar?: ReactNode;
  /** The login dialog and whatever else lies over the page. @default none */
  dialogs?: ReactNode;
}
