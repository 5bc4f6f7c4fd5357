import type { ChartClock, ChartEvent } from './chart.types.ts';

/** The clock of a simulation: it stands still until somebody advances it. */
export interface SimulationClock extends ChartClock {
  /** Milliseconds since the simulation began. */
  now(): number;
}

/** A machine that is ready to run, with ports that only pretend. */
export interface SimulatedMachine {
  /**
   * As XState makes it. Its own type would be checked by sites that check the types of libraries, and does not pass
   * under `exactOptionalPropertyTypes`.
   */
  machine: { readonly id: string };
  /** What it begins with. @default nothing */
  input?: unknown;
}

/** How a machine is run in Storybook. Events without an example are sent bare. */
export interface MachineSimulation {
  /** The `id` of the machine. */
  machine: string;
  /** Examples of the events that carry something. */
  events?: readonly ChartEvent[];
  /** The worlds that the machine can be run in, by their names; the first is taken first. */
  worlds: Readonly<Record<string, (clock: SimulationClock) => SimulatedMachine>>;
  /** What the visitor would see of the context, in words. @default the values themselves */
  says?: (context: never) => string;
}
