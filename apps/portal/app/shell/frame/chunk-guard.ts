import { chunkReloadMemory, createChunkReload, type ChunkReload } from '@millwright/ui/chunk-reload';
import type { createToasts } from '@millwright/ui/toasts';

/** What the visitor wants and a reload must not lose. */
interface Wanted {
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
type AfterReload = NonNullable<Wanted['dialog']> | 'notice';

/**
 * Loads the page again that lacks a part of the program: the page that the visitor was heading to, else this one, which
 * then opens what was to be opened, or says what happened.
 */
export function loadAgain(wanted: Pick<Wanted, 'href' | 'dialog'> | null, page: Location = location): void {
  if (wanted?.href) return page.assign(wanted.href);
  try {
    sessionStorage.setItem(key, (wanted?.dialog ?? 'notice') satisfies AfterReload);
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
    return left === 'login' || left === 'notice' ? left : null;
  } catch {
    return null;
  }
}

/**
 * Creates what a document does where a part of the program cannot be loaded: the page is loaded again if a server
 * responds, and offered to be where that was tried.
 */
export function createChunkGuard(toasts: ReturnType<typeof createToasts>) {
  /** What a part of the program is being fetched for; null where it is for nothing that would be lost. */
  const wanted: { current: Wanted | null } = { current: null };
  const memory = chunkReloadMemory();
  const reloadIfReachable = async () => {
    if (await isReachable(wanted.current?.href ?? location.href)) return loadAgain(wanted.current);
    // This one was none: the next reload may be one again.
    try {
      memory.write('0');
    } catch {
      // Where nothing is stored there is nothing to forget.
    }
    chunks.actor.send({ type: 'RELOAD.ABANDONED' });
    toasts.show({ code: 'connectionLost', onAction: wanted.current?.again });
    wanted.current = null;
  };
  /** Offers to load the page again. */
  const offerReload = () => {
    toasts.show({ code: 'pageOutdated', onAction: () => chunks.actor.send({ type: 'RELOAD.CHOSEN' }) });
  };
  const chunks: ChunkReload = createChunkReload({
    ...memory,
    reload: () => void reloadIfReachable(),
    offer: offerReload,
  });
  return {
    chunks,
    wanted,
    offerReload,
    /**
     * Says that a dialog could not be fetched: the page is loaded again, and opens it. Returns false where that was
     * tried before.
     */
    missDialog: (dialog: NonNullable<Wanted['dialog']>, again: () => void): boolean => {
      wanted.current = { dialog, again };
      chunks.lose();
      return chunks.actor.snapshot().state !== 'offering';
    },
  };
}
