/** How a message is meant. An error interrupts what a screen reader says and stays until it is closed. */
export type ToastTone = 'info' | 'success' | 'warning' | 'error';

/** Messages that several widgets show, by code (spec §8). */
export type ToastCode =
  | 'developing'
  | 'loginFirst'
  | 'loginToDownload'
  | 'loggedIn'
  | 'loggedOut'
  | 'logoutFailed'
  | 'linkCopied'
  | 'copyFailed'
  | 'connectionLost'
  | 'pageOutdated'
  | 'pageReloaded';

/** What a toast says: a message by code, or a text that the server sent. */
export type ToastContent =
  | {
      code: ToastCode;
      /**
       * What the toast's button does, where its message has one (`connectionLost`: try again; `pageOutdated`: load the
       * page again).
       */
      onAction?: (() => void) | undefined;
    }
  | { text: string; tone: ToastTone };

/** Where one toast stands, as `data-state` says it. */
export type ToastState =
  /** Others are shown first. */
  | 'queued'
  /** Shown; it goes by itself unless it is an error. */
  | 'showing'
  /** Shown, and kept while somebody points at it or has the focus in it. */
  | 'paused'
  /** Closed, or its time is over. */
  | 'gone';

/** What can happen to one toast. */
export type ToastEvent =
  /** There is room for it. */
  | { type: 'TOAST.PROMOTED' }
  /** Somebody points at the toasts or moves the focus into them. */
  | { type: 'TOAST.PAUSED' }
  /** Nobody does any more: its whole time starts again. */
  | { type: 'TOAST.RESUMED' }
  /** The visitor closed it, or the same message takes its place. */
  | { type: 'TOAST.CLOSED' };

/** A toast that is shown. */
export interface ShownToast {
  /** Its number, never used twice. */
  id: number;
  content: ToastContent;
  tone: ToastTone;
  state: 'showing' | 'paused';
}

/** The toasts of one app root. */
export interface ToastsStore {
  /** Shows a message, or queues it. The same message again takes the place of the first. Returns its number. */
  show: (content: ToastContent) => number;
  /** Closes a toast. */
  close: (id: number) => void;
  /** Keeps every toast while somebody attends to them. */
  pause: () => void;
  /** Lets them go again. */
  resume: () => void;
  /** What is shown, oldest first; the same array until it changes. */
  shown: () => readonly ShownToast[];
  /** Calls the listener after each change. Returns the way to stop that. */
  subscribe: (listener: () => void) => () => void;
}

/** Props of {@link Toasts}. */
export interface ToastsProps {
  /** The toasts of this app root, from `createToasts()`. */
  toasts: ToastsStore;
}
