import type { SimulationClock } from '@millwright/ui/chart';

interface Timer {
  id: number;
  due: number;
  run: () => void;
}

/** A clock that is advanced by hand, from one timer to the next. */
export interface SteppingClock extends SimulationClock {
  /** Lets time pass. What a timer starts is over before the next one is due, promises included. */
  advance(ms: number): Promise<void>;
  /** Milliseconds until the next timer; undefined where none runs. */
  untilNext(): number | undefined;
  /** Forgets every timer. */
  stop(): void;
}

/** Lets promises that are resolved already be heard, and those that follow from them. */
export const settle = async (): Promise<void> => {
  for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
};

/** Makes a clock that stands still at 0. */
export const createSteppingClock = (): SteppingClock => {
  let time = 0;
  let lastId = 0;
  let timers: Timer[] = [];
  const next = () => timers.toSorted((a, b) => a.due - b.due || a.id - b.id)[0];
  return {
    now: () => time,
    setTimeout: (run, ms) => {
      lastId += 1;
      timers.push({ id: lastId, due: time + Math.max(0, ms), run });
      return lastId;
    },
    clearTimeout: (id) => {
      timers = timers.filter((timer) => timer.id !== id);
    },
    advance: async (ms) => {
      const end = time + ms;
      for (let timer = next(); timer && timer.due <= end; timer = next()) {
        const { id, due, run } = timer;
        time = due;
        timers = timers.filter((other) => other.id !== id);
        run();
        await settle();
      }
      time = end;
    },
    untilNext: () => {
      const timer = next();
      return timer && timer.due - time;
    },
    stop: () => {
      timers = [];
    },
  };
};
