import { getShortestPaths } from '@xstate/graph';
import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import type { ChartEvent, ChartMachine, ChartState, NamesOf, Transitions } from '../behaviours/chart/chart.types.ts';
import { chooseTransition, runChart } from '../behaviours/chart/run-chart.ts';
import { toXstate } from './to-xstate.ts';
import { createTestClock, type TestClock } from './clock.ts';

/** Something that happens: an event, or so many milliseconds that pass. */
export type Step<Event> = Event | number;

/** A line of a transition table: `state · event → state · effects`. */
export interface Row<State extends string, Event extends ChartEvent, Context extends object> {
  /** What happened before, from the first moment on. @default nothing */
  given?: readonly Step<Event>[];
  /** The state that this leads to. */
  from: State;
  /** What happens then. */
  when: Step<Event>;
  /** The state that follows. */
  to: State;
  /** The effects of that step, by name, in order. @default none */
  effects?: readonly string[];
  /** What the context holds afterwards, among other things. */
  context?: Partial<Context>;
  /** The requirements that the line proves, such as `[ST-03]`. @default none */
  proves?: string;
}

interface Running<State, Event, Context> {
  send(event: Event): void;
  read(): { state: State; context: Context };
}

const play = <State, Event, Context>(
  steps: readonly Step<Event>[],
  clock: TestClock,
  run: Running<State, Event, Context>,
) => steps.forEach((step) => (typeof step === 'number' ? clock.advance(step) : run.send(step)));

const asList = <Item>(value: Item | readonly Item[]): readonly Item[] =>
  Array.isArray(value) ? value : [value as Item];

/**
 * The tests that every chart has: its table in the small interpreter and in XState with a simulated clock, every
 * transition covered by a line, and every state reached by its shortest path.
 */
export const describeChart = <State extends string, Event extends ChartEvent, Context extends object>(
  title: string,
  create: (clock: TestClock) => ChartMachine<State, Event, Context>,
  rows: readonly Row<State, Event, Context>[],
  {
    events,
    elsewhere = [],
  }: {
    /** An example of each event, to walk with. */
    events: readonly Event[];
    /**
     * Transitions that need a world that moves, e.g. a wall clock, and have a test of their own: `state · event ·
     * index`.
     */
    elsewhere?: readonly string[];
  },
) => {
  /** The machine with effects that write down their names before they act. */
  const recorded = (clock: TestClock) => {
    const machine = create(clock);
    const log: string[] = [];
    const effects = Object.fromEntries(
      Object.entries(machine.effects ?? {}).map(([name, effect]) => [
        name,
        (context: Context, event: Event) => {
          log.push(name);
          effect(context, event);
        },
      ]),
    );
    return { machine: { ...machine, effects }, log };
  };

  const runners = {
    'the small interpreter': () => {
      const clock = createTestClock();
      const { machine, log } = recorded(clock);
      const actor = runChart(machine, { clock });
      return { clock, log, run: { send: actor.send, read: actor.snapshot } as Running<State, Event, Context> };
    },
    XState: () => {
      const clock = createTestClock();
      const { machine, log } = recorded(clock);
      const actor = createActor(toXstate(machine), { clock }).start();
      const read = () => ({
        state: actor.getSnapshot().value as State,
        context: actor.getSnapshot().context as Context,
      });
      return { clock, log, run: { send: (event) => actor.send(event), read } as Running<State, Event, Context> };
    },
  };

  describe(`the chart of ${title}`, () => {
    const { chart } = create(createTestClock());

    for (const [name, start] of Object.entries(runners)) {
      it.each(rows.map((row) => [describeRow(row), row] as const))(
        `in ${name}: %s`,
        (_, { given = [], from, when, to, effects = [], context = {} }) => {
          const { clock, log, run } = start();
          play(given, clock, run);
          expect(run.read().state).toBe(from);
          log.length = 0;
          play([when], clock, run);
          expect(run.read().state).toBe(to);
          expect(log).toEqual(effects);
          expect(run.read().context).toMatchObject(context);
        },
      );
    }

    it('has no entry action and no delay in its first state', () => {
      const first = chart.states[chart.initial] as ChartState<NamesOf<State, Event>>;
      expect([first.entry, first.after]).toEqual([undefined, undefined]);
    });

    it('has a line in its table for every transition', () => {
      const covered = new Set<string>();
      for (const { given = [], when } of rows) {
        const clock = createTestClock();
        const { machine } = recorded(clock);
        const actor = runChart(machine, { clock });
        play(given, clock, { send: actor.send, read: actor.snapshot });
        const { state, context } = actor.snapshot();
        const node = chart.states[state] as ChartState<NamesOf<State, Event>>;
        const consider = (
          place: string,
          key: string,
          transitions: Transitions<NamesOf<State, Event>> | undefined,
          event: Event,
        ) => {
          const chosen = chooseTransition(machine, transitions, context, event);
          if (chosen) covered.add(`${place} · ${key} · ${asList(transitions!).indexOf(chosen)}`);
        };
        if (typeof when === 'number') {
          for (const [delay, transitions] of Object.entries(node.after ?? {}))
            consider(state, delay, transitions as never, { type: delay } as Event);
        } else {
          const type = when.type as Event['type'];
          if (node.on?.[type]) consider(state, type, node.on[type], when);
          else consider('*', type, chart.on?.[type], when);
        }
      }
      expect([...covered, ...elsewhere].sort()).toEqual(expect.arrayContaining(allTransitions(chart).sort()));
    });

    it('reaches every state by its shortest path', () => {
      const machine = toXstate({ ...create(createTestClock()), effects: {} });
      const delays = Object.entries(chart.states).flatMap(([state, node]) =>
        Object.keys((node as ChartState<NamesOf<State, Event>>).after ?? {}).map((delay) => ({
          type: `xstate.after.${delay}.${chart.id}.${state}`,
        })),
      );
      const paths = getShortestPaths(machine, {
        events: [...events, ...delays] as never,
        limit: 20_000,
        serializeState: (snapshot) => JSON.stringify([snapshot.value, snapshot.context]),
        stopWhen: () => false,
      });
      const reached = new Set(paths.map((path) => String(path.state.value)));
      expect([...reached].sort()).toEqual(Object.keys(chart.states).sort());
    });
  });
};

const describeStep = (step: Step<ChartEvent>): string => (typeof step === 'number' ? `${step} ms` : step.type);

const describeRow = ({
  given = [],
  from,
  when,
  to,
  proves,
}: Pick<Row<string, ChartEvent, object>, 'given' | 'from' | 'when' | 'to' | 'proves'>): string =>
  [
    proves,
    `${from} · ${describeStep(when)} → ${to}`,
    given.length > 0 && `(after ${given.map(describeStep).join(', ')})`,
  ]
    .filter(Boolean)
    .join(' ');

const allTransitions = (chart: { on?: object; states: object }): string[] => {
  const of = (place: string, record: object | undefined) =>
    Object.entries(record ?? {}).flatMap(([key, transitions]) =>
      asList(transitions).map((__, index) => `${place} · ${key} · ${index}`),
    );
  return [
    ...of('*', chart.on),
    ...Object.entries(chart.states).flatMap(([name, node]) => [
      ...of(name, (node as { on?: object }).on),
      ...of(name, (node as { after?: object }).after),
    ]),
  ];
};
