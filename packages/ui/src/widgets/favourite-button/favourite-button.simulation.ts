import type { MachineSimulation, SimulatedMachine } from '../../behaviours/chart/simulation.types.ts';
import { toXstate } from '../../behaviours/chart/to-xstate.ts';
import { favouriteButtonChart } from './favourite-button.chart.ts';
import type { FavouriteEvent } from './favourite-button.types.ts';

const nothing = () => undefined;
const of = (isMember: boolean) => (): SimulatedMachine => ({
  machine: toXstate(
    favouriteButtonChart({
      add: nothing,
      remove: nothing,
      cancel: nothing,
      wish: nothing,
      forgetWish: nothing,
      askToLogIn: nothing,
      isMember: () => isMember,
    }),
  ),
});

const events: readonly FavouriteEvent[] = [
  { type: 'KEPT.KNOWN', kept: true },
  { type: 'KEPT.KNOWN', kept: false },
  { type: 'CHANGE.FAILED', message: null },
];

/** The favourite beside its stories. */
export const simulation: MachineSimulation = {
  machine: 'favouriteButton',
  events,
  worlds: { 'A member': of(true), 'A visitor': of(false) },
};
