/** How much work is taken at once. */
export interface LoadSheddingLimits {
  /**
   * Pages that are made at the same time: rendering is work of one thread, so that more would only make each slower.
   * @default 12
   */
  atOnce?: number;
  /** Pages that may wait for their turn; what comes after them is refused at once. @default 64 */
  waiting?: number;
  /**
   * How long one may wait, in milliseconds. One that would have to wait longer, as turns end now, is refused at once.
   * @default 800
   */
  longestWait?: number;
}

/** Does some work in its turn. */
export interface LoadShedding {
  /** The outcome of the work; null where there is too much of it already. */
  <T>(work: () => Promise<T>): Promise<T | null>;
  /** Whether more work would be refused now. */
  isFull(): boolean;
}

/** How much a turn that ended just now counts in the time between two. */
const latest = 0.2;

/**
 * Keeps a flood from making everybody wait: a server that refuses what it cannot do in time serves the rest as fast as
 * ever. What costs nothing, such as files, cached pages and the health check, does not pass here.
 */
export function createLoadShedding({
  atOnce = 12,
  waiting = 64,
  longestWait = 800,
}: LoadSheddingLimits = {}): LoadShedding {
  const queue = new Set<(hasTurn: boolean) => void>();
  let running = 0;
  // Milliseconds from the end of one turn to that of the next while all are taken: what each in front costs who waits.
  let pace = 0;
  let lastEnd = 0;
  // The times between the ends before. One or two long ones among short ones are a pause of the process or its
  // database, and say nothing about the next; three in a row do.
  let gapsBefore = [Infinity, Infinity];

  const isFull = (): boolean => running >= atOnce && (queue.size >= waiting || (queue.size + 1) * pace > longestWait);

  const turn = (): Promise<boolean> => {
    if (running >= atOnce) {
      return new Promise((resolve) => {
        const go = (hasTurn: boolean): void => {
          clearTimeout(timer);
          queue.delete(go);
          resolve(hasTurn);
        };
        // For turns that suddenly end no more, which nobody could foresee.
        const timer = setTimeout(go, longestWait, false);
        queue.add(go);
      });
    }
    running += 1;
    if (running === atOnce) lastEnd = performance.now();
    return Promise.resolve(true);
  };

  const endTurn = (): void => {
    if (running === atOnce) {
      const now = performance.now();
      const gap = now - lastEnd;
      pace += latest * (Math.min(gap, ...gapsBefore) - pace);
      lastEnd = now;
      gapsBefore = [gap, gapsBefore[0]!];
    }
    // The turn goes to who has waited longest.
    const [next] = queue;
    if (next) next(true);
    else running -= 1;
  };

  const shed = async <T>(work: () => Promise<T>): Promise<T | null> => {
    if (isFull() || !(await turn())) return null;
    try {
      return await work();
    } finally {
      endTurn();
    }
  };
  return Object.assign(shed, { isFull });
}
