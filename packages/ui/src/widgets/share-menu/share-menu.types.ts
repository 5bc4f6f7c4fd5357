import type { ChartClock } from '../../behaviours/chart/index.ts';
import type { CopyPorts } from '../../behaviours/copy-link/index.ts';

/** Where the share menu stands, as `data-state` says it. */
export type ShareMenuState =
  /** Nothing was wanted of it. */
  | 'resting'
  /** The link is on its way into the clipboard. */
  | 'copying'
  /** It is there. */
  | 'copied'
  /** It is not; the link is shown to be copied by hand. */
  | 'copyFailed'
  /** The code to scan is open. */
  | 'showingCode'
  /** The browser's own menu is open. */
  | 'sharing';

/** What can happen to the share menu. */
export type ShareMenuEvent =
  /** The visitor wants the link. */
  | { type: 'COPY.WANTED' }
  /** The clipboard has it. */
  | { type: 'COPY.DONE' }
  /** The clipboard does not take it. */
  | { type: 'COPY.FAILED' }
  /** The visitor opens or closes the code. */
  | { type: 'CODE.TOGGLED' }
  /** The visitor closes the code: Esc, a press elsewhere, the focus that goes on. */
  | { type: 'CODE.CLOSED' }
  /** The visitor wants the browser's own menu. */
  | { type: 'SHARE.WANTED' }
  /** That menu is closed, whatever was done with it. */
  | { type: 'SHARE.ENDED' };

/** How the share menu reaches the world. */
export interface SharePorts {
  /** How text gets into the clipboard. @default the browser's ways */
  copyPorts?: CopyPorts | undefined;
  /** Opens the browser's own menu; null where it has none. It may reject. @default the browser's */
  share?: ((data: { title: string; url: string }) => Promise<void>) | null | undefined;
  /** Tells the time. @default the browser's */
  clock?: ChartClock | undefined;
}

/** Props of {@link ShareMenu}. */
export interface ShareMenuProps extends SharePorts {
  /** The canonical URL of what is shared: absolute, from the site's configuration, never from a query. */
  url: string;
  /** What is shared. */
  title: string;
  /** Names of our own hosts; a code is drawn for them and for names below them only. @default the edition's */
  hosts?: readonly string[];
}
