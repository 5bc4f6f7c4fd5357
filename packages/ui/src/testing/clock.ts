import type { ChartClock } from '../behaviours/chart/chart.types.ts';

/** A clock that a test holds: for charts and for XState alike. */
export interface TestClock extends ChartClock {
  /** Lets time pass from one timer to the next, so that a timer set by a timer is due when it should be. */
  advance(ms: number): void;
  /** Milliseconds since the clock was made. */
  now(): number;
  setTimeout(callback: () => void, ms: number): number;
  clearTimeout(id: number): void;
}

/**
 * Makes a clock that stands still until the test advances it. XState has one too, and with it stories would load all
 * of XState.
 */
export const createTestClock = (): TestClock => {
  let time = 0;
  let lastId = 0;
  const timers = new Map<number, { due: number; callback: () => void }>();
  const nextUntil = (end: number) =>
    [...timers].filter(([, { due }]) => due <= end).toSorted(([, one], [, other]) => one.due - other.due)[0];
  return {
    advance: (ms) => {
      const end = time + ms;
      for (let next = nextUntil(end); next; next = nextUntil(end)) {
        const [id, { due, callback }] = next;
        timers.delete(id);
        time = due;
        callback();
      }
      time = end;
    },
    now: () => time,
    setTimeout: (callback, ms) => {
      lastId += 1;
      timers.set(lastId, { due: time + ms, callback });
      return lastId;
    },
    clearTimeout: (id) => void timers.delete(id),
  };
};
