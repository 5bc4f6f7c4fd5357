import type { MachineSimulation } from '../chart/simulation.types.ts';
import type { BackToTopEvent } from './back-to-top.chart.ts';

const events: readonly BackToTopEvent[] = [
  { type: 'FRAME.PASSED', scrollY: 800 },
  { type: 'FRAME.PASSED', scrollY: 50 },
];

/** Back to top beside its stories: a frame far from the top, and one near it. */
export const simulation: MachineSimulation = { machine: 'backToTop', events };
