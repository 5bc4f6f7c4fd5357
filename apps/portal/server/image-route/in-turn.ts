/** How much is done at a time. */
export interface TurnOptions {
  atOnce: number;
  /** How many may wait; more are turned away. */
  waiting: number;
}

/** Thrown to the last of a crowd. */
export class TurnedAwayError extends Error {}

/** Does so much at a time, and the same thing once for all who ask for it. Turns away who would have to wait behind too many. */
export function createTurns<Made>({ atOnce, waiting }: TurnOptions): (key: string, make: () => Promise<Made>) => Promise<Made> {
  const running = new Map<string, Promise<Made>>();
  const queue: (() => void)[] = [];
  let busy = 0;
  return (key, make) => {
    const known = running.get(key);
    if (known) return known;
    if (busy >= atOnce && queue.length >= waiting) return Promise.reject(new TurnedAwayError('Too many wait.'));
    const inTurn = async (): Promise<Made> => {
      if (busy < atOnce) busy += 1;
      else await new Promise<void>((resolve) => queue.push(resolve));
      try {
        return await make();
      } finally {
        running.delete(key);
        const next = queue.shift();
        if (next) next();
        else busy -= 1;
      }
    };
    const made = inTurn();
    running.set(key, made);
    return made;
  };
}
