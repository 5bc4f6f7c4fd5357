import type { MachineSimulation } from '../../behaviours/chart/simulation.types.ts';
import type { FloatingBarEvent } from './floating-bar.types.ts';

const events: readonly FloatingBarEvent[] = [
  { type: 'BLOCK.SHOWN', block: 'email' },
  { type: 'BLOCK.SHOWN', block: 'phone' },
];

/** The floating bar beside its stories. */
export const simulation: MachineSimulation = { machine: 'floatingBar', events };
