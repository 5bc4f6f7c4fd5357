import { useEffect, useState, useSyncExternalStore } from 'react';
import type { ChartActor, ChartClock, ChartEvent, ChartMachine, ChartSnapshot } from './chart.types.ts';
import { runChart } from './run-chart.ts';

/** The moment of a running machine. Its first moment on the server and in the first client render. */
export const useSnapshot = <State extends string, Event extends ChartEvent, Context extends object>(
  actor: ChartActor<State, Event, Context>,
): ChartSnapshot<State, Context> => useSyncExternalStore(actor.subscribe, actor.snapshot, actor.initial);

/**
 * A machine that lives as long as the component.
 *
 * @param create Read once, on the first render.
 */
export const useChart = <State extends string, Event extends ChartEvent, Context extends object>(
  create: () => ChartMachine<State, Event, Context>,
  options?: { /** @default the browser's */ clock?: ChartClock | undefined },
): [ChartSnapshot<State, Context>, ChartActor<State, Event, Context>] => {
  const [actor] = useState(() => runChart(create(), options));
  useEffect(() => () => actor.stop(), [actor]);
  return [useSnapshot(actor), actor];
};
