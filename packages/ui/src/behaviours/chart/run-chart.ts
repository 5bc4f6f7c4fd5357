import type {
  ChartActor,
  ChartClock,
  ChartEvent,
  ChartMachine,
  ChartSnapshot,
  ChartState,
  NamesOf,
  Transition,
  Transitions,
} from './chart.types.ts';

const systemClock: ChartClock = {
  setTimeout: (callback, ms) => setTimeout(callback, ms),
  clearTimeout: (id) => clearTimeout(id),
};

const listOf = <Item>(value: Item | readonly Item[] | undefined): readonly Item[] =>
  value === undefined ? [] : Array.isArray(value) ? (value as readonly Item[]) : [value as Item];

/** The arrow that is taken: the first whose guard holds. Pure. */
export const chooseTransition = <State extends string, Event extends ChartEvent, Context extends object>(
  machine: ChartMachine<State, Event, Context>,
  transitions: Transitions<NamesOf<State, Event>> | undefined,
  context: Context,
  event: Event,
): Transition<NamesOf<State, Event>> | undefined =>
  listOf(transitions).find(({ guard }) => guard === undefined || machine.guards![guard]!(context, event));

/** Runs work in turn: what comes up while some of it runs waits until that is complete. */
const createQueue = () => {
  const queue: (() => void)[] = [];
  let busy = false;
  return (work: () => void) => {
    queue.push(work);
    if (busy) return;
    busy = true;
    for (let next = queue.shift(); next; next = queue.shift()) next();
    busy = false;
  };
};

/**
 * Runs a machine whose chart is plain data, in the few bytes that a page can afford before its first interaction. It
 * knows flat states, guards, actions and delays, in XState's order and meaning: the tests run every chart in both. The
 * first state has neither entry actions nor delays, so that a server can hold a machine without running anything.
 */
export const runChart = <State extends string, Event extends ChartEvent, Context extends object>(
  machine: ChartMachine<State, Event, Context>,
  { clock = systemClock }: { clock?: ChartClock | undefined } = {},
): ChartActor<State, Event, Context> => {
  type Names = NamesOf<State, Event>;
  const { chart } = machine;
  const listeners = new Set<() => void>();
  const inTurn = createQueue();
  let timers: unknown[] = [];
  let { context } = machine;
  let state = chart.initial;
  const first: ChartSnapshot<State, Context> = { state, context };
  let current = first;

  const act = (actions: readonly string[] | undefined, event: Event) =>
    actions?.forEach((name) => {
      const assign = machine.assigns?.[name];
      if (assign) context = { ...context, ...assign(context, event) };
      else machine.effects?.[name]?.(context, event);
    });

  const enter = (event: Event) => {
    const { entry, after = {} } = chart.states[state] as ChartState<Names>;
    act(entry, event);
    timers = Object.keys(after).map((name) => {
      const delay = machine.delays![name]!;
      const transitions = (after as Record<string, Transitions<Names>>)[name];
      const ms = typeof delay === 'function' ? delay(context) : delay;
      return clock.setTimeout(() => step(() => transitions, { type: name } as Event), ms);
    });
  };

  const take = (transitions: Transitions<Names> | undefined, event: Event) => {
    const chosen = chooseTransition(machine, transitions, context, event);
    if (!chosen) return;
    const moves = chosen.target !== undefined && (chosen.target !== state || chosen.reenter);
    if (moves) {
      timers.forEach((id) => clock.clearTimeout(id as never));
      act((chart.states[state] as ChartState<Names>).exit, event);
    }
    act(chosen.actions, event);
    if (moves) {
      state = chosen.target!;
      enter(event);
    }
    current = { state, context };
    listeners.forEach((listener) => listener());
  };

  const step = (transitionsNow: () => Transitions<Names> | undefined, event: Event) =>
    inTurn(() => take(transitionsNow(), event));

  return {
    send: (event) =>
      step(() => {
        const { type } = event as { type: Event['type'] };
        return (chart.states[state] as ChartState<Names>).on?.[type] ?? chart.on?.[type];
      }, event),
    snapshot: () => current,
    initial: () => first,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    stop: () => {
      timers.forEach((id) => clock.clearTimeout(id as never));
      ({ state, context } = current = first);
    },
  };
};
