import type { ReactNode } from 'react';

/** Props of the offer of the app. */
export interface AppOfferProps {
  /** What the app is called and does, as one heading. */
  title: string;
  /** What it does, a sentence each. @default none */
  features?: readonly string[];
  /**
   * The code that leads a phone to this page, or, without an app, to the site: `<QrCode/>`. Shown where there is room
   * for it. @default none
   */
  qr?: ReactNode;
  /** The article that the app opens at, as the address of the page states it. @default the app's first page */
  articleId?: string | null;
}
