import type { QrPurpose } from '@millwright/i18n/editions';
import type { ReactNode } from 'react';

/** A block that opens beside the bar. */
export type FloatingBlock = QrPurpose | 'email' | 'phone';

/** Where the floating bar stands, as `data-state` says it. */
export type FloatingBarState =
  /** Nobody chose: styles show it small on a narrow screen and whole on a wide one. */
  | 'undecided'
  /** All entries are shown. */
  | 'expanded'
  /** A block is open beside them. */
  | 'showing'
  /** Only back to top and the toggle are shown. */
  | 'collapsed';

/** What can happen to the floating bar. */
export type FloatingBarEvent =
  /** The visitor wants all entries. */
  | { type: 'BAR.EXPANDED' }
  /** The visitor wants it small. */
  | { type: 'BAR.COLLAPSED' }
  /** Somebody points at an entry or presses it. */
  | { type: 'BLOCK.SHOWN'; block: FloatingBlock }
  /** Somebody points elsewhere, presses the entry again or presses Esc. */
  | { type: 'BLOCK.HIDDEN' };

/** What the floating bar knows. */
export interface FloatingBarContext {
  /** The block that is open. */
  block: FloatingBlock | null;
}

/** How the app prompt reaches the world. */
export interface AppPromptPorts {
  /** Follows a deep link of the app. @default the browser's location */
  openApp?: ((url: string) => void) | undefined;
  /** Goes to an own path. @default the browser's location */
  navigate?: ((path: string) => void) | undefined;
}

/** Props of {@link AppPrompt}. */
export interface AppPromptProps extends AppPromptPorts {
  /** Id or url name of the article that the page shows, from `articleIdOfPath(path)`. @default none */
  articleId?: string | null;
}

/** Props of {@link FloatingBar}. */
export interface FloatingBarProps extends AppPromptProps {
  /** Draws a QR code in place of the one that is fetched when a block opens; for pages that have one at hand. @default fetched */
  renderQr?: (value: string, label: string) => ReactNode;
}
