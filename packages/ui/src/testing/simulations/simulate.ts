import type { ChartEvent, ChartMachine } from '../../behaviours/chart/chart.types.ts';
import type { MachineSimulation, SimulationClock } from '../../behaviours/chart/simulation.types.ts';
import { toXstate } from '../to-xstate.ts';

/** A port that only pretends. */
export const nothing = (): undefined => undefined;

/** How a chart is run in Storybook. */
export interface SimulatedChart<State extends string, Event extends ChartEvent, Context extends object> {
  /** Examples of the events that carry something. @default none */
  events?: readonly NoInfer<Event>[];
  /** The charts that can be run, by the names of their worlds; the first is drawn. */
  worlds: Readonly<Record<string, (clock: SimulationClock) => ChartMachine<State, Event, Context>>>;
  /** What the visitor would see of the context, in words. @default the values themselves */
  says?: (context: NoInfer<Context>) => string;
}

/** The simulation of a machine that is a chart. */
export const simulate = <State extends string, Event extends ChartEvent, Context extends object>(
  machine: string,
  { worlds, events = [], says }: SimulatedChart<State, Event, Context>,
): MachineSimulation => ({
  machine,
  events,
  worlds: Object.fromEntries(
    Object.entries(worlds).map(([name, make]) => [name, (clock) => ({ machine: toXstate(make(clock)) })]),
  ),
  ...(says && { says }),
});

/** The simulation of a chart whose world does nothing by itself. */
export const simulateAlone = <State extends string, Event extends ChartEvent, Context extends object>(
  chart: ChartMachine<State, Event, Context>,
  { events, says }: Omit<SimulatedChart<State, Event, Context>, 'worlds'> = {},
): MachineSimulation =>
  simulate(chart.chart.id, {
    worlds: { 'A world that does nothing by itself': () => chart },
    ...(events && { events }),
    ...(says && { says }),
  });

/** A promise that resolves after some time of a simulation. */
export const later = <Value>(clock: SimulationClock, ms: number, value: Value): Promise<Value> =>
  new Promise((resolve) => void clock.setTimeout(() => resolve(value), ms));
