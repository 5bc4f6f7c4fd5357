import { useCallback, useEffect, useId, useMemo, useState } from 'react';
import type { EventObject } from 'xstate';
import * as css from './machine-chart.css.ts';
import { MachineDrawing } from './machine-drawing.tsx';
import { eventsOf, inWords, modelOf, type DrawnState } from './machine-model.ts';
import { machineOf, type RegisteredMachine } from './machine-registry.ts';
import { MachineTable } from './machine-table.tsx';
import { startSimulation, worldsOf, type Simulation, type SimulationMoment } from './run-simulation.ts';

/** Props of {@link MachineChart}. */
export interface MachineChartProps {
  /** The `id` of the machine. */
  machine: string;
}

const leaps = [100, 1000, 10_000, 59_000, 60_000];

const isPlain = (value: unknown): boolean => value === null || ['string', 'number', 'boolean'].includes(typeof value);

const plainFacts = (context: Readonly<Record<string, unknown>>): [string, string][] =>
  Object.entries(context ?? {})
    .filter(([, value]) => isPlain(value))
    .map(([name, value]) => [name, String(value)]);

/** What an event carries, without fields that are empty: of a form most are. */
const payloadOf = ({ type: _, ...payload }: EventObject): string => {
  const text = JSON.stringify(payload, (__, value) =>
    value === '' ? undefined : value instanceof URLSearchParams ? String(value) : value,
  );
  return text === '{}' ? '' : ` ${text.length > 60 ? `${text.slice(0, 57)}…` : text}`;
};

/** What can be sent: the examples of the simulation, and bare every event that has none. */
const sendable = (root: DrawnState, { simulation }: RegisteredMachine): EventObject[] =>
  eventsOf(root).flatMap((type) => {
    const examples = (simulation.events ?? []).filter((event) => event.type === type);
    return examples.length > 0 ? examples : [{ type }];
  });

const heardNow = (root: DrawnState, active: readonly string[]): Set<string> => {
  const heard = (state: DrawnState): string[] =>
    state.path === '' || active.includes(state.path)
      ? [
          ...state.arrows.filter(({ cause }) => cause === 'event').map(({ name }) => name),
          ...state.children.flatMap(heard),
        ]
      : [];
  return new Set(heard(root));
};

const Fact = ({ name, children }: { name: string; children: string }) => (
  <div className={css.fact}>
    <dt className={css.factName}>{name}</dt>
    <dd className={css.factValue}>{children}</dd>
  </div>
);

/** What the machine knows at a moment of its simulated clock. */
const Moment = ({
  name: machine,
  registered,
  moment,
}: {
  name: string;
  registered: RegisteredMachine;
  moment: SimulationMoment;
}) => {
  const says = registered.simulation.says as ((context: unknown) => string) | undefined;
  return (
    <dl className={css.moment} aria-live="polite" aria-label={`${machine} now`}>
      <Fact name="State">{moment.active.join(', ')}</Fact>
      {says ? (
        <Fact name="Says">{says(moment.context)}</Fact>
      ) : (
        plainFacts(moment.context).map(([name, value]) => (
          <Fact key={name} name={name}>
            {value}
          </Fact>
        ))
      )}
      <Fact name="Clock">{inWords(moment.time)}</Fact>
      <Fact name="Next timer">{moment.untilNext === undefined ? 'none' : `in ${inWords(moment.untilNext)}`}</Fact>
      {moment.error === undefined ? null : <Fact name="Error">{moment.error}</Fact>}
    </dl>
  );
};

const Running = ({
  registered,
  world,
  onStartOver,
}: {
  registered: RegisteredMachine;
  world: string;
  onStartOver: () => void;
}) => {
  const root = useMemo(() => modelOf(registered.machine), [registered]);
  const [simulation] = useState<Simulation>(() => startSimulation(registered, world));
  const [moment, setMoment] = useState<SimulationMoment>(() => simulation.moment());
  useEffect(() => () => simulation.stop(), [simulation]);
  const act = useCallback(
    (action: Promise<void>) => void action.then(() => setMoment(simulation.moment())),
    [simulation],
  );
  const heard = heardNow(root, moment.active);
  return (
    <>
      <Moment name={root.key} registered={registered} moment={moment} />
      <fieldset className={css.group}>
        <legend className={css.legend}>Send</legend>
        <div className={css.controls}>
          {sendable(root, registered).map((event) => (
            <button
              key={`${event.type}${payloadOf(event)}`}
              type="button"
              className={css.button}
              data-heard={heard.has(event.type)}
              onClick={() => act(simulation.send(event))}
            >
              {event.type}
              {payloadOf(event)}
            </button>
          ))}
        </div>
      </fieldset>
      <fieldset className={css.group}>
        <legend className={css.legend}>Let time pass</legend>
        <div className={css.controls}>
          {leaps.map((ms) => (
            <button key={ms} type="button" className={css.button} onClick={() => act(simulation.advance(ms))}>
              +{inWords(ms)}
            </button>
          ))}
          <button
            type="button"
            className={css.button}
            onClick={() => act(simulation.advance(simulation.moment().untilNext ?? 0))}
          >
            To the next timer
          </button>
          <button type="button" className={css.button} onClick={onStartOver}>
            Start over
          </button>
        </div>
      </fieldset>
      <MachineDrawing root={root} active={moment.active} />
      <MachineTable root={root} active={moment.active} />
    </>
  );
};

/** The chart of a machine, drawn from the machine itself and running: with buttons for its events and for its clock. */
export const MachineChart = ({ machine }: MachineChartProps) => {
  const registered = machineOf(machine);
  const worlds = registered ? worldsOf(registered) : [];
  const [world, setWorld] = useState(worlds[0] ?? '');
  const [run, setRun] = useState(0);
  const select = useId();
  if (!registered) return <p>{`There is no machine called ${machine}.`}</p>;
  return (
    // Its words are code, and English in every edition.
    <section className={css.root} aria-label={`Machine ${machine}`} lang="en" dir="ltr">
      {worlds.length < 2 ? null : (
        <p className={css.controls}>
          <label htmlFor={select}>World</label>
          <select id={select} className={css.select} value={world} onChange={(event) => setWorld(event.target.value)}>
            {worlds.map((name) => (
              <option key={name}>{name}</option>
            ))}
          </select>
        </p>
      )}
      <Running
        key={`${world} ${run}`}
        registered={registered}
        world={world}
        onStartOver={() => setRun((count) => count + 1)}
      />
    </section>
  );
};
