import type { MachineSimulation } from '../chart/simulation.types.ts';
import type { ConsentEvent } from './consent.chart.ts';

const events: readonly ConsentEvent[] = [
  { type: 'MEMORY.READ', choice: null },
  { type: 'MEMORY.READ', choice: null, covered: true },
  { type: 'MEMORY.READ', choice: 'granted' },
  { type: 'MEMORY.READ', choice: 'refused' },
];

/** The consent beside the stories of its notice. */
export const simulation: MachineSimulation = { machine: 'consent', events };
