/** An event: a closed union of `UPPER.DOTTED` types, each with what it carries. */
export interface ChartEvent {
  /** `UPPER.DOTTED`. */
  type: string;
}

/** One arrow of a chart. */
export interface Transition<Names extends ChartNames> {
  /** Where it leads. @default nowhere: the state stays and its timers go on */
  target?: Names['state'];
  /** Leaves and enters a state that leads to itself, so that its timers start again. @default false */
  reenter?: boolean;
  /** The transition is taken only where this holds. @default always */
  guard?: Names['guard'];
  /** What happens on the way, in order. */
  actions?: readonly Names['action'][];
}

/** One arrow, or several of which the first is taken whose guard holds. */
export type Transitions<Names extends ChartNames> = Transition<Names> | readonly Transition<Names>[];

/** A situation in which the machine may be. */
export interface ChartState<Names extends ChartNames> {
  /** `unseen` marks a state that looks like another one and needs no story. */
  tags?: 'unseen';
  /** Actions when it is entered, in order. */
  entry?: readonly Names['action'][];
  /** Actions when it is left, in order. */
  exit?: readonly Names['action'][];
  /** What each event does in it. */
  on?: { readonly [Type in Names['event']]?: Transitions<Names> };
  /** Transitions after a named delay in this state. */
  after?: { readonly [Delay in Names['delay']]?: Transitions<Names> };
}

/** The names that a chart is made of. */
interface ChartNames {
  state: string;
  event: string;
  guard: string;
  action: string;
  delay: string;
}

/** The states and arrows alone: names, no code. The same object is a valid XState configuration. */
export interface Chart<Names extends ChartNames> {
  /** Names the machine in stories and tests. */
  id: string;
  /** `unseen` marks a machine that shows nothing. */
  tags?: 'unseen';
  /** The first state, which does nothing on entering. */
  initial: Names['state'];
  /** Every state; none is inside another. */
  states: { readonly [State in Names['state']]: ChartState<Names> };
  /** Transitions that every state has. */
  on?: { readonly [Type in Names['event']]?: Transitions<Names> };
}

/** A chart with the code behind its names. */
export interface ChartMachine<State extends string, Event extends ChartEvent, Context extends object> {
  chart: Chart<{ state: State; event: Event['type']; guard: string; action: string; delay: string }>;
  /** What the machine begins with. */
  context: Context;
  /** Conditions by name. Pure. */
  guards?: Readonly<Record<string, (context: Context, event: Event) => boolean>>;
  /** Actions that change the context: each returns what changes. Pure. */
  assigns?: Readonly<Record<string, (context: Context, event: Event) => Partial<Context>>>;
  /** Actions that do something in the world, through ports. They must not throw. */
  effects?: Readonly<Record<string, (context: Context, event: Event) => void>>;
  /** Milliseconds by name. */
  delays?: Readonly<Record<string, number | ((context: Context) => number)>>;
}

/** A moment of a machine. */
export interface ChartSnapshot<State extends string, Context extends object> {
  state: State;
  context: Readonly<Context>;
}

/** Gives time. XState's `SimulatedClock` is one. */
export interface ChartClock {
  setTimeout(callback: () => void, ms: number): unknown;
  clearTimeout(id: never): void;
  /** Milliseconds since some moment, whatever the machine's date is set to. @default the browser's `performance.now` */
  now?: () => number;
}

/** A running machine. */
export interface ChartActor<State extends string, Event extends ChartEvent, Context extends object> {
  /** Hands over an event; one that the state does not know does nothing. */
  send(event: Event): void;
  /** The same object until something changes, as `useSyncExternalStore` wants it. */
  snapshot(): ChartSnapshot<State, Context>;
  /** The moment it began with, for the server and the first client render. */
  initial(): ChartSnapshot<State, Context>;
  /** Calls the listener after each change. Returns the way to stop that. */
  subscribe(listener: () => void): () => void;
  /** Ends its timers and goes back to its first moment, without an action. The next event starts it again. */
  stop(): void;
}

/** The names of a machine's chart. */
export type NamesOf<State extends string, Event extends ChartEvent> = {
  state: State;
  event: Event['type'];
  guard: string;
  action: string;
  delay: string;
};
