/** Loads once, however often it is called, and again where that failed. */
export function retriedOnce<Value>(load: () => Promise<Value>): () => Promise<Value> {
  let coming: Promise<Value> | undefined;
  return () =>
    (coming ??= load().catch((error: unknown) => {
      coming = undefined;
      throw error;
    }));
}
