let running = 0;

/** Whether something is being fetched that nobody has requested yet. */
export const isFetchingAhead = (): boolean => running > 0;

/**
 * Imports what the visitor may want next. A failure is nobody's concern yet: it neither rejects nor reloads the page,
 * and is met again by who asks for it.
 */
export const fetchAhead = async (load: () => Promise<unknown>): Promise<void> => {
  running += 1;
  try {
    await load();
  } catch {
    // Notified when it is requested.
  } finally {
    running -= 1;
  }
};
