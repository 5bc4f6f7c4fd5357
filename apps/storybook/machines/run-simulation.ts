import type { SimulatedMachine } from '@millwright/ui/chart';
import { createActor, type AnyActor, type AnyStateMachine, type EventObject, type StateValue } from 'xstate';
import type { RegisteredMachine } from './machine-registry.ts';
import { createSteppingClock, settle } from './stepping-clock.ts';

/** A moment of a simulation. */
export interface SimulationMoment {
  /** Paths of the states that the machine is in, from the outermost inwards. */
  active: readonly string[];
  context: Readonly<Record<string, unknown>>;
  /** Milliseconds since it began. */
  time: number;
  /** Milliseconds until its next timer; undefined where none runs. */
  untilNext: number | undefined;
  /** The error that ended it. */
  error: string | undefined;
}

/** A machine that runs on a clock of its own. */
export interface Simulation {
  moment(): SimulationMoment;
  /** Sends an event and waits until what it starts has settled. */
  send(event: EventObject): Promise<void>;
  /** Lets time pass. */
  advance(ms: number): Promise<void>;
  stop(): void;
}

/** The paths of a state value, e.g. `{ form: 'editing' }` is `form` and `form.editing`. */
const pathsOf = (value: StateValue, above = ''): string[] => {
  const join = (key: string) => (above ? `${above}.${key}` : key);
  if (typeof value === 'string') return [join(value)];
  return Object.entries(value).flatMap(([key, inner]) => [
    join(key),
    ...(inner === undefined ? [] : pathsOf(inner, join(key))),
  ]);
};

/** The names of the worlds that a machine can be run in. */
export const worldsOf = ({ simulation }: RegisteredMachine): string[] => Object.keys(simulation.worlds);

/** Starts a machine in one of its worlds. */
export const startSimulation = ({ machine, simulation }: RegisteredMachine, world: string): Simulation => {
  const clock = createSteppingClock();
  const made: SimulatedMachine = simulation.worlds[world]?.(clock) ?? { machine };
  const actor: AnyActor = createActor(made.machine as AnyStateMachine, {
    clock: clock as never,
    input: made.input as never,
  });
  let error: string | undefined;
  actor.subscribe({ error: (reason) => (error = String(reason)) });
  actor.start();
  return {
    moment: () => {
      const { value, context } = actor.getSnapshot() as { value: StateValue; context: Record<string, unknown> };
      return { active: pathsOf(value), context, time: clock.now(), untilNext: clock.untilNext(), error };
    },
    send: async (event) => {
      actor.send(event);
      await settle();
    },
    advance: (ms) => clock.advance(ms),
    stop: () => {
      actor.stop();
      clock.stop();
    },
  };
};
