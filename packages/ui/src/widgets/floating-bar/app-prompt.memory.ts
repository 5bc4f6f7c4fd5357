import { useSyncExternalStore } from 'react';

/** Where the session stores that the visitor closed the app prompt. */
const appPromptKey = 'millwright.app-prompt';

const wasClosed = (): boolean => {
  try {
    return window.sessionStorage.getItem(appPromptKey) !== null;
  } catch {
    return false;
  }
};

const neverChanges = () => () => undefined;

/**
 * Whether the visitor closed the app prompt earlier in this session. The server does not know, and where storage is
 * blocked nobody does.
 */
export const useAppPromptClosed = (): boolean => useSyncExternalStore(neverChanges, wasClosed, () => false);

/** Remembers for the session that the visitor closed the app prompt. */
export const rememberAppPromptClosed = (): void => {
  try {
    window.sessionStorage.setItem(appPromptKey, 'closed');
  } catch {
    // It is closed on this page at least.
  }
};
