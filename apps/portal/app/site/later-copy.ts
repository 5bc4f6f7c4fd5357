let fetchCopy: (() => Promise<void>) | undefined;
let coming: Promise<void> | undefined;

/** Says how the copy of what is fetched later is had. */
export const copyComesBy = (fetch: () => Promise<void>): void => {
  fetchCopy = fetch;
};

/**
 * The copy of what is fetched later, fetched once. Every import of a chunk waits for it (`vite.config.ts`), that of the
 * copy itself excepted: while it is asked for, nothing is known to be coming.
 */
export const laterCopy = (): Promise<void> | undefined => {
  const fetch = fetchCopy;
  if (!fetch) return coming;
  fetchCopy = undefined;
  coming = fetch().catch((error: unknown) => {
    fetchCopy = fetch;
    throw error;
  });
  return coming;
};
