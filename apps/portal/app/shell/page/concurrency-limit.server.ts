import { bulkhead } from 'cockatiel';

/** How much is done at a time. */
export interface ConcurrencyOptions {
  atOnce: number;
  /** How many may wait; more are turned away. */
  waiting: number;
}

/**
 * Does so much at a time, and the same thing once for all who request it. Who would have to wait behind too many is
 * turned away by a `BulkheadRejectedError`.
 */
export function createConcurrencyLimit<Made>({
  atOnce,
  waiting,
}: ConcurrencyOptions): (key: string, make: () => Promise<Made>) => Promise<Made> {
  const running = new Map<string, Promise<Made>>();
  const limit = bulkhead(atOnce, waiting);
  return (key, make) => {
    const known = running.get(key);
    if (known) return known;
    const made = limit.execute(make).finally(() => running.delete(key));
    running.set(key, made);
    return made;
  };
}
