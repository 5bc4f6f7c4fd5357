import type { MachineSimulation } from '../../behaviours/chart/simulation.types.ts';
import type { GatedDownloadEvent } from './gated-download.types.ts';

const events: readonly GatedDownloadEvent[] = [
  { type: 'LINK.CAME', href: '/memberApi/papers/12/file?sign=4f1c' },
  { type: 'REQUEST.FAILED', message: null },
];

/** The download beside its stories. */
export const simulation: MachineSimulation = { machine: 'gatedDownload', events };
