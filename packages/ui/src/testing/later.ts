import type { SimulationClock } from '../behaviours/chart/simulation.types.ts';

/** A promise that resolves after some time of a simulation. */
export const later = <Value>(clock: SimulationClock, ms: number, value: Value): Promise<Value> =>
  new Promise((resolve) => void clock.setTimeout(() => resolve(value), ms));
