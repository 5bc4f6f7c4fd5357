import type { MachineSimulation } from '../chart/simulation.types.ts';
import type { ChunkReloadEvent } from './chunk-reload.chart.ts';

const events: readonly ChunkReloadEvent[] = [
  { type: 'CHUNK.FAILED', remedy: 'reload' },
  { type: 'CHUNK.FAILED', remedy: 'offer' },
  { type: 'RELOAD.ABANDONED' },
];

/** The guard against failed chunks beside its stories. */
export const simulation: MachineSimulation = { machine: 'chunkReload', events };
