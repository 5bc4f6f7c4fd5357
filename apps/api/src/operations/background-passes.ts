/** Does something in the background, one pass after the other. */
interface BackgroundPasses {
  /** Starts a pass, or lets the next one follow where one runs. */
  run(): void;
  /** Tells the pass to end soon, and waits for it. */
  stop(): Promise<void>;
}

/** Creates the {@link BackgroundPasses} of something that ends soon after `isStopped` says so. */
export function createBackgroundPasses(
  pass: (isStopped: () => boolean) => Promise<void>,
  onError: (error: unknown) => void,
): BackgroundPasses {
  let isStopped = false;
  let waiting = 0;
  let running = Promise.resolve();
  return {
    run: () => {
      // One pass waits at most: it sees what changed before all calls that came meanwhile.
      if (waiting > 0) return;
      waiting += 1;
      running = running
        .then(() => {
          waiting -= 1;
          return isStopped ? undefined : pass(() => isStopped);
        })
        .catch(onError);
    },
    stop: () => {
      isStopped = true;
      return running;
    },
  };
}
