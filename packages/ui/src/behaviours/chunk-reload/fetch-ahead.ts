/** Loads once, however often it is called, and again where that failed. */
export const retriedOnce = <Value>(load: () => Promise<Value>): (() => Promise<Value>) => {
  let coming: Promise<Value> | undefined;
  return () =>
    (coming ??= load().catch((error: unknown) => {
      coming = undefined;
      throw error;
    }));
};

let running = 0;

/** Whether something is being fetched that nobody has requested yet. */
export const isFetchingAhead = (): boolean => running > 0;

/**
 * Imports what the visitor may want next. A failure is nobody's concern yet: it neither rejects nor reloads the page,
 * and is met again by who imports it.
 * @returns what was loaded; undefined where that failed
 */
export const fetchAhead = async <Value>(load: () => Promise<Value>): Promise<Value | undefined> => {
  running += 1;
  try {
    return await load();
  } catch {
    // Notified when it is requested.
    return undefined;
  } finally {
    running -= 1;
  }
};
