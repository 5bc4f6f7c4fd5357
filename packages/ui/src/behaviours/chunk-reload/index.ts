export { chooseRemedy, createChunkReload, type ChunkReload } from './chunk-guard.ts';
export {
  chunkReloadChart,
  type ChunkReloadEvent,
  type ChunkReloadPorts,
  type ChunkReloadState,
  type ChunkRemedy,
} from './chunk-reload.machine.ts';
export { fetchAhead, retriedOnce } from './fetch-ahead.ts';
export { chunkReloadKey, chunkReloadMemory, watchChunkFailures } from './watch-chunk-failures.ts';
