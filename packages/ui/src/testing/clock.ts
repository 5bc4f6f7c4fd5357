import { SimulatedClock } from 'xstate';
import type { ChartClock } from '../behaviours/chart/chart.types.ts';

/** A clock that a test holds: for charts and for XState alike. */
export interface TestClock extends ChartClock {
  /** Lets time pass, one millisecond after the other, so that a timer set by a timer is due when it should be. */
  advance(ms: number): void;
  /** Milliseconds since the clock was made. */
  now(): number;
  setTimeout(callback: () => void, ms: number): number;
  clearTimeout(id: number): void;
}

/** Makes a clock that stands still until the test advances it. */
export const createTestClock = (): TestClock => {
  const clock = new SimulatedClock();
  return {
    advance: (ms) => {
      for (let passed = 0; passed < ms; passed += 1) clock.increment(1);
    },
    now: () => clock.now(),
    setTimeout: (callback, ms) => clock.setTimeout(callback, ms),
    clearTimeout: (id) => clock.clearTimeout(id),
  };
};
