import { guardChunkFailure, isChunkLoadError, type ChunkGuardPorts } from '@millwright/domain';
import type { ChartActor } from '../chart/chart.types.ts';
import { runChart } from '../chart/run-chart.ts';
import {
  chunkReloadChart,
  type ChunkReloadEvent,
  type ChunkReloadPorts,
  type ChunkReloadState,
  type ChunkRemedy,
} from './chunk-reload.machine.ts';

/**
 * Whether a reload may follow a failed chunk; if so, its time is written down first. Storage that throws or forgets,
 * and a time in the future, which a clock that was set back leaves behind, only allow a button: a reload might never
 * end.
 */
export const chooseRemedy = (ports: ChunkGuardPorts): ChunkRemedy => {
  try {
    if (Number(ports.read()) > ports.now()) return 'offer';
    return guardChunkFailure(ports) ? 'reload' : 'offer';
  } catch {
    return 'offer';
  }
};

/** A running guard. */
export interface ChunkReload {
  actor: ChartActor<ChunkReloadState, ChunkReloadEvent, object>;
  /**
   * Tells the guard of an error. Returns whether it is one of a chunk. It may still be thrown: the guard handles
   * nothing.
   */
  report: (error: unknown) => boolean;
  /** Tells the guard that a chunk could not be had, whatever was thrown. */
  lose: () => void;
}

/** Makes a guard. */
export const createChunkReload = (ports: ChunkReloadPorts & ChunkGuardPorts): ChunkReload => {
  const actor = runChart(chunkReloadChart(ports));
  const lose = () => {
    if (actor.snapshot().state === 'watching') actor.send({ type: 'CHUNK.FAILED', remedy: chooseRemedy(ports) });
  };
  return {
    actor,
    lose,
    report: (error) => {
      const isChunk = isChunkLoadError(error);
      if (isChunk) lose();
      return isChunk;
    },
  };
};
