/** The part of a running XState actor that a lazy actor needs. */
export interface RunningActor<Event, Snapshot> {
  send(event: Event): void;
  getSnapshot(): Snapshot;
  subscribe(listener: () => void): { unsubscribe(): void };
  stop(): void;
}

/** An actor whose code is fetched with its first event. Events sent meanwhile are kept, in order. */
export interface LazyActor<Event, Snapshot> {
  /** Sends an event, now or as soon as the code is there. */
  send(event: Event): void;
  /** The snapshot of the running actor; undefined until it runs. */
  snapshot(): Snapshot | undefined;
  /** Calls the listener whenever the snapshot may have changed. Returns the way to stop that. */
  subscribe(listener: () => void): () => void;
  /** Stops the actor and forgets what was queued. The next event starts a new one. */
  stop(): void;
}

/** Longest queue kept while the code is on its way; the oldest events give way. */
export const longestQueue = 64;

/**
 * Makes an actor that costs no bytes until something happens to it.
 *
 * @param start Fetches the machine and starts it, e.g. `async () => (await import('./x.machine.ts')).startX(ports)`.
 *   A rejected fetch drops nothing: the next event tries again.
 */
export const createLazyActor = <Event, Snapshot>(
  start: () => Promise<RunningActor<Event, Snapshot>>,
): LazyActor<Event, Snapshot> => {
  const listeners = new Set<() => void>();
  let queue: Event[] = [];
  let actor: RunningActor<Event, Snapshot> | undefined;
  let subscription: { unsubscribe(): void } | undefined;
  /** Identifies the run that a fetch belongs to, so that one that ends after `stop` starts nothing. */
  let run = 0;
  let fetching = false;

  const tell = () => listeners.forEach((listener) => listener());

  const fetchAndStart = async () => {
    const mine = run;
    fetching = true;
    try {
      const started = await start();
      if (mine !== run) return started.stop();
      actor = started;
      subscription = started.subscribe(tell);
      const waiting = queue;
      queue = [];
      waiting.forEach((event) => started.send(event));
      tell();
    } catch {
      // The chunk did not arrive. What the visitor did natively stands; the next event asks again.
    } finally {
      if (mine === run) fetching = false;
    }
  };

  return {
    send(event) {
      if (actor) return actor.send(event);
      queue = [...queue, event].slice(-longestQueue);
      if (!fetching) void fetchAndStart();
    },
    snapshot: () => actor?.getSnapshot(),
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    stop() {
      run += 1;
      fetching = false;
      queue = [];
      subscription?.unsubscribe();
      actor?.stop();
      actor = undefined;
      subscription = undefined;
    },
  };
};
