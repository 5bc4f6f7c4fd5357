import type { MachineSimulation } from '../../behaviours/chart/simulation.types.ts';
import { toXstate } from '../../behaviours/chart/to-xstate.ts';
import { toastChart } from './toast.chart.ts';

/** A toast beside its stories: one that goes by itself, and one that stays until it is closed. */
export const simulation: MachineSimulation = {
  machine: 'toast',
  worlds: {
    'A confirmation, gone after a while': () => ({ machine: toXstate(toastChart({ sticky: false })) }),
    'An error, until it is closed': () => ({ machine: toXstate(toastChart({ sticky: true })) }),
  },
};
