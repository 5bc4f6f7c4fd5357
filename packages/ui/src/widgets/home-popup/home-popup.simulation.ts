import type { MachineSimulation } from '../../behaviours/chart/simulation.types.ts';

/** The home pop-up beside its stories. */
export const simulation: MachineSimulation = {
  machine: 'homePopup',
  events: [
    { type: 'SESSION.KNOWN', wasShown: false },
    { type: 'SESSION.KNOWN', wasShown: true },
  ] as MachineSimulation['events'] & object,
};
