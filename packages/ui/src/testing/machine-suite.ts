import { getShortestPaths } from '@xstate/graph';
import { describe, expect, it } from 'vitest';
import { createActor, type AnyStateMachine, type AnyStateNode, type EventFromLogic, type InputFrom } from 'xstate';
import { createTestClock } from './clock.ts';

/** Something that happens: an event, or so many milliseconds that pass. */
type Step<Event> = Event | number;

/** A line of a transition table: `state · event → state · effects`. */
export interface MachineRow<Event, Input = never> {
  /** What is different in this line's world, and the ports that make it so. @default the ports of the suite */
  world?: { says: string; ports: (log: string[]) => Input };
  /** What happened before, from the first moment on. @default nothing */
  given?: readonly Step<Event>[];
  /** The state that this leads to, its parts joined by dots. */
  from: string;
  /** What happens then. */
  when: Step<Event>;
  /** The state that follows. */
  to: string;
  /** What the machine did to its ports in that step, in order. @default nothing */
  effects?: readonly string[];
  /** The requirements that the line proves, such as `[ST-03]`. @default none */
  proves?: string;
}

/** What a machine is tested with. */
export interface MachineUnderTest<Machine extends AnyStateMachine> {
  machine: Machine;
  /** Fresh ports that write down what was done to them. */
  ports: (log: string[]) => InputFrom<Machine>;
  /** The transition table. */
  rows: readonly MachineRow<EventFromLogic<Machine>, InputFrom<Machine>>[];
  /** An example of each event, to walk with. */
  events: readonly EventFromLogic<Machine>[];
}

const nameOf = (value: unknown): string =>
  typeof value === 'string' ? value : Object.entries(value as object).map(([key, below]) => `${key}.${nameOf(below)}`).join(' ');

const nodesOf = (node: AnyStateNode): AnyStateNode[] => [node, ...Object.values(node.states).flatMap(nodesOf)];

const stepName = (step: Step<{ type: string }>) => (typeof step === 'number' ? `${step} ms` : step.type);

/**
 * The tests that every machine has: its table with a simulated clock, every transition taken by a line of it, and
 * every state reached by its shortest path.
 */
export const describeMachine = <Machine extends AnyStateMachine>(
  title: string,
  { machine, ports, rows, events }: MachineUnderTest<Machine>,
): void => {
  const nodes = nodesOf(machine.root);

  const run = ({ given = [], when, world }: MachineRow<EventFromLogic<Machine>, InputFrom<Machine>>, taken = new Set<unknown>()) => {
    const log: string[] = [];
    const clock = createTestClock();
    const actor = createActor(machine as AnyStateMachine, {
      clock,
      input: (world?.ports ?? ports)(log),
      inspect: (event) => {
        if (event.type === '@xstate.microstep') event._transitions.forEach((transition) => taken.add(transition));
      },
    }).start();
    const step = (next: Step<EventFromLogic<Machine>>) => (typeof next === 'number' ? clock.advance(next) : actor.send(next));
    given.forEach(step);
    const before = nameOf(actor.getSnapshot().value);
    log.length = 0;
    step(when);
    const result = { before, after: nameOf(actor.getSnapshot().value), log: [...log] };
    actor.stop();
    return result;
  };

  describe(`the machine of ${title}`, () => {
    it.each(
      rows.map((row) => {
        const world = row.world ? `, ${row.world.says}` : '';
        const past = row.given?.length ? ` (after ${row.given.map(stepName).join(', ')})` : '';
        return [`${row.proves ?? ''} ${row.from} · ${stepName(row.when)} → ${row.to}${past}${world}`.trim(), row] as const;
      }),
    )('%s', (_, row) => {
      const { before, after, log } = run(row);
      expect([before, after]).toEqual([row.from, row.to]);
      expect(log).toEqual(row.effects ?? []);
    });

    it('has a line in its table for every transition', () => {
      const taken = new Set<unknown>();
      rows.forEach((row) => run(row, taken));
      const missed = nodes.flatMap((node) =>
        [...node.transitions.values()]
          .flat()
          .filter((transition) => !taken.has(transition))
          .map((transition) => `${node.id} · ${transition.eventType}`),
      );
      expect(missed).toEqual([]);
    });

    it('reaches every state by its shortest path', () => {
      const delays = nodes
        .flatMap((node) => [...node.transitions.keys()])
        .filter((type) => type.startsWith('xstate.after.'))
        .map((type) => ({ type }));
      const paths = getShortestPaths(machine as AnyStateMachine, {
        input: ports([]),
        events: [...events, ...delays] as never,
        limit: 20_000,
        serializeState: (snapshot) => JSON.stringify(snapshot.value),
        // A guard may depend on the context, so the same state is walked from again after each event.
        serializeEvent: (event) => JSON.stringify(event),
      });
      const reached = new Set(paths.map((path) => nameOf(path.state.value)));
      const leaves = nodes
        .filter((node) => Object.keys(node.states).length === 0)
        .map((node) => node.path.join('.'));
      expect([...reached].sort()).toEqual(leaves.sort());
    });
  });
};
