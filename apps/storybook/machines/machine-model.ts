import type { AnyStateMachine, AnyStateNode } from 'xstate';

/** What makes a machine take an arrow. */
type Cause = 'event' | 'delay' | 'done' | 'error' | 'always';

/** One arrow of the drawing. */
export interface Arrow {
  cause: Cause;
  /** The event, the delay or the actor, by the name that the machine gives it. */
  name: string;
  /** How long the delay is, in words; empty for other causes. */
  duration: string;
  guard: string;
  actions: readonly string[];
  /** Path of the state that it leads to; undefined where the state stays. */
  target: string | undefined;
  /** Whether the state is left and entered again although it leads to itself. */
  reenter: boolean;
}

/** A state of the drawing, with the states inside it. */
export interface DrawnState {
  /** Dotted path from the root; empty for the root. */
  path: string;
  key: string;
  kind: 'atomic' | 'compound' | 'parallel' | 'final' | 'history';
  isInitial: boolean;
  entry: readonly string[];
  exit: readonly string[];
  /** Actors that run while the state lasts. */
  actors: readonly string[];
  arrows: readonly Arrow[];
  children: readonly DrawnState[];
}

/** The dotted path of a state from the root; empty for the root. */
export const pathOf = (node: AnyStateNode): string => node.path.join('.');

const nameOf = (part: unknown): string => {
  if (typeof part === 'string') return part;
  if (typeof part === 'function') return part.name || 'inline';
  return String((part as { type?: unknown }).type ?? 'inline');
};

/** Milliseconds as one would say them, e.g. `1.5 s`. */
export const inWords = (ms: number): string => (ms < 1000 ? `${ms} ms` : `${Math.round(ms / 100) / 10} s`);

const durationOf = (machine: AnyStateMachine, delay: unknown): string => {
  const known = typeof delay === 'string' ? (machine.implementations.delays as Record<string, unknown>)[delay] : delay;
  if (typeof known === 'number') return inWords(known);
  try {
    return `computed, at first ${inWords((known as (args: object) => number)({ context: machine.config.context, event: { type: '' } }))}`;
  } catch {
    return 'computed';
  }
};

const causeOf = (event: string): Cause => {
  if (event.startsWith('xstate.after.')) return 'delay';
  if (event.startsWith('xstate.done.')) return 'done';
  if (event.startsWith('xstate.error.')) return 'error';
  return event === '' ? 'always' : 'event';
};

const shownName = (cause: Cause, event: string, delay: unknown, actors: readonly string[]): string => {
  if (cause === 'delay') return typeof delay === 'string' ? delay : 'after';
  if (cause === 'done' || cause === 'error') return actors[0] ?? 'children';
  return cause === 'always' ? 'always' : event;
};

const arrowsOf = (machine: AnyStateMachine, node: AnyStateNode, actors: readonly string[]): Arrow[] => {
  const delays = new Map(node.after.map((delayed) => [delayed.eventType, delayed.delay as unknown]));
  const all = [...node.transitions, ...((node.always?.length ?? 0) > 0 ? [['', node.always!] as const] : [])];
  return all.flatMap(([event, transitions]) =>
    [...transitions].map((transition): Arrow => {
      const cause = causeOf(event);
      const target = transition.target?.[0];
      const delay = delays.get(event);
      return {
        cause,
        name: shownName(cause, event, delay, actors),
        duration: cause === 'delay' ? durationOf(machine, delay) : '',
        guard: transition.guard === undefined ? '' : nameOf(transition.guard),
        actions: transition.actions.map(nameOf),
        target: target && pathOf(target),
        reenter: transition.reenter,
      };
    }),
  );
};

const drawn = (machine: AnyStateMachine, node: AnyStateNode): DrawnState => {
  const actors = node.invoke.map(({ src }) => nameOf(src));
  return {
    path: pathOf(node),
    key: node.parent ? node.key : machine.id,
    kind: node.type,
    isInitial: node.parent !== undefined && node.parent.type === 'compound' && node.parent.initial.target[0] === node,
    entry: node.entry.map(nameOf),
    exit: node.exit.map(nameOf),
    actors,
    arrows: arrowsOf(machine, node, actors),
    children: Object.values(node.states).map((child) => drawn(machine, child as AnyStateNode)),
  };
};

/** The chart of a machine, read from the machine itself. */
export const modelOf = (machine: AnyStateMachine): DrawnState => drawn(machine, machine.root);

/** All states of a chart, the root first. */
export const everyState = (state: DrawnState): DrawnState[] => [state, ...state.children.flatMap(everyState)];

/** The events that visitors and ports send: the closed union, as far as any arrow listens. */
export const eventsOf = (root: DrawnState): string[] => [
  ...new Set(
    everyState(root).flatMap(({ arrows }) => arrows.filter(({ cause }) => cause === 'event').map(({ name }) => name)),
  ),
];
