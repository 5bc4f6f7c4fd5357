import type { QrPurpose } from '@millwright/i18n/editions';
import type { ComponentType, ReactNode } from 'react';

/** A block that opens next to the bar. */
export type FloatingBlock = QrPurpose | 'email' | 'phone';

/** Where the floating bar stands, as `data-state` says it. */
export type FloatingBarState =
  /** Nobody chose: styles show it small on a narrow screen and whole on a wide one. */
  | 'undecided'
  /** All entries are shown. */
  | 'expanded'
  /** A block is open next to them. */
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
interface AppPromptPorts {
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
export type FloatingBarProps = AppPromptProps;

/** Props of {@link FloatingBarLinks}. */
export interface FloatingBarLinksProps {
  /** Id or url name of the article that the page shows, from `articleIdOfPath(path)`. @default none */
  articleId?: string | null;
}

/**
 * Props of {@link FloatingBarHost}.
 *
 * A site mounts the bar in two parts. `FloatingBarLinks` is inert: links, forms and buttons that wait, the same for
 * every visitor, so it is rendered by the server with the page (in this portal by `render-static`) and needs no script.
 * It is given to the host as `links`. The host is what is hydrated: it listens to the bar alone, and fetches it whole
 * with the first pointer, focus or press on it, or when somebody is logged in. What was pressed meanwhile is pressed
 * again.
 *
 * ```tsx
 * import { FloatingBarHost } from '@millwright/ui/floating-bar-host';
 * import { FloatingBarLinks } from '@millwright/ui/floating-bar-links';
 *
 * <FloatingBarHost links={<FloatingBarLinks articleId={articleId} />} articleId={articleId} />
 * ```
 *
 * It stands in a layout's `floatingBar` place, below a `SharedStateProvider`, and outside of any box that clips: that it
 * is fixed after 80 % of the window's height is made by styles alone.
 */
export interface FloatingBarHostProps extends AppPromptProps {
  /** `<FloatingBarLinks />`, or what the server rendered of it. */
  links: ReactNode;
  /** Fetches the whole bar. @default its own chunk */
  loadBar?: () => Promise<ComponentType<FloatingBarProps>>;
}
