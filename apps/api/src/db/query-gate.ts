/** How many queries may wait before further ones are refused: PGlite runs one at a time. */
const mostWaiting = 1000;

/** Thrown when too many queries wait. */
export class DatabaseBusyError extends Error {
  override name = 'DatabaseBusyError';
}

/** Who may use the database at a time: queries share it, a transaction has it alone. */
export interface QueryGate {
  /** Runs a query next to others. Rejects with a {@link DatabaseBusyError} when too many wait. */
  shared<T>(run: () => Promise<T>): Promise<T>;
  /** Runs a transaction {@link alone}. Rejects with a {@link DatabaseBusyError} when too many wait. */
  transaction<T>(run: () => Promise<T>): Promise<T>;
  /** Runs something while nothing else runs; queries that come after it wait behind it. It is never refused. */
  alone<T>(run: () => Promise<T>): Promise<T>;
}

/** Makes the gate of a database. */
export function createQueryGate(): QueryGate {
  let gate: Promise<unknown> = Promise.resolve();
  const running = new Set<Promise<unknown>>();
  let queued = 0;

  const limited = async <T>(run: () => Promise<T>): Promise<T> => {
    if (queued >= mostWaiting) throw new DatabaseBusyError('Too many queries wait for the database.');
    queued += 1;
    try {
      return await run();
    } finally {
      queued -= 1;
    }
  };
  const alone: QueryGate['alone'] = (run) => {
    const work = gate.then(() => Promise.all(running)).then(run);
    gate = work.then(
      () => undefined,
      () => undefined,
    );
    return work;
  };

  return {
    shared: (run) =>
      limited(async () => {
        let passed: Promise<unknown>;
        do {
          passed = gate;
          await passed;
        } while (passed !== gate);
        const work = run();
        const settled = work.then(
          () => undefined,
          () => undefined,
        );
        running.add(settled);
        void settled.then(() => running.delete(settled));
        return work;
      }),
    transaction: (run) => limited(() => alone(run)),
    alone,
  };
}
