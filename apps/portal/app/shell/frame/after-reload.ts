/** What the visitor wants and a reload must not lose. */
export interface Wanted {
  /** Where to: a reload leads there. @default the page that is shown */
  href?: string;
  /** What to open: it is opened after the reload. @default nothing */
  dialog?: 'login';
  /** Tries once more. */
  again: () => void;
}

/** How long it may take to learn whether a server responds, in milliseconds. */
const patience = 5000;

/** Whether a server responds at a URL, whatever it says: without a connection a reload would lose the page. */
export const isReachable = async (url: string): Promise<boolean> =>
  navigator.onLine &&
  fetch(url, { method: 'HEAD', cache: 'no-store', signal: AbortSignal.timeout(patience) }).then(
    () => true,
    () => false,
  );

const key = 'millwright.after-reload';

/** What is done after a reload: a dialog is opened, or the visitor is notified. */
export type AfterReload = 'login' | 'told';

/**
 * Loads the page again that lacks a part of the program: the page that the visitor was heading to, else this one, which
 * then opens what was to be opened, or says what happened.
 */
export function loadAgain(wanted: Pick<Wanted, 'href' | 'dialog'> | null, page: Location = location): void {
  if (wanted?.href) return page.assign(wanted.href);
  try {
    sessionStorage.setItem(key, (wanted?.dialog ?? 'told') satisfies AfterReload);
  } catch {
    // The visitor sees the reload, and does it again.
  }
  page.reload();
}

/** What the page before this one left to be done; once. */
export function takeAfterReload(): AfterReload | null {
  try {
    const left = sessionStorage.getItem(key);
    sessionStorage.removeItem(key);
    return left === 'login' || left === 'told' ? left : null;
  } catch {
    return null;
  }
}
