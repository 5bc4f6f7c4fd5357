import { BusyError } from './failures.ts';

/** How much work is taken at once. */
export interface ConcurrencyLimits {
  /** What is done at a time. */
  running: number;
  /** What may wait for its turn; the rest is refused. */
  waiting: number;
}

/** Does some work in its turn, or rejects with a {@link BusyError} where too much of it waits already. */
export type ConcurrencyLimit = <T>(work: () => Promise<T>) => Promise<T>;

/** Makes a queue of its own for one kind of work, so that a flood of it leaves room for everything else. */
export function createConcurrencyLimit({ running: most, waiting: mostWaiting }: ConcurrencyLimits): ConcurrencyLimit {
  const queue: (() => void)[] = [];
  let running = 0;
  return async (work) => {
    if (running < most) running += 1;
    else {
      if (queue.length >= mostWaiting) throw new BusyError('Too much of this waits.');
      await new Promise<void>((resolve) => queue.push(resolve));
    }
    try {
      return await work();
    } finally {
      // The turn goes to who has waited longest.
      const next = queue.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
