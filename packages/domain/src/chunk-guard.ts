import { CHUNK_RELOAD_GUARD_MS } from './constants.ts';

const chunkMessages = [
  'Failed to fetch dynamically imported module', // Chromium
  'error loading dynamically imported module', // Firefox
  'Importing a module script failed', // Safari
  'Unable to preload CSS for', // Vite
];

/** Whether an error says that a chunk of the program could not be loaded, in the words of each browser and of Vite. */
export const isChunkLoadError = (error: unknown): boolean => {
  const message = error instanceof Error ? error.message : typeof error === 'string' ? error : '';
  return chunkMessages.some((text) => message.toLowerCase().includes(text.toLowerCase()));
};

/** Whether a reload may follow a failed chunk: none was made, or it is longer ago than the guard's time (spec §4). */
export const mayReloadForChunk = (lastReloadAt: number | null, now: number): boolean =>
  lastReloadAt === null || !Number.isFinite(lastReloadAt) || Math.abs(now - lastReloadAt) > CHUNK_RELOAD_GUARD_MS;

/** What the guard needs from its surroundings. Both may throw, as storage does where it is blocked. */
export interface ChunkGuardPorts {
  /** The stored time of the last reload, in milliseconds. */
  read: () => string | null;
  /** Stores the time of a reload, in milliseconds. */
  write: (time: string) => void;
  /** Milliseconds since 1970. */
  now: () => number;
}

/**
 * Decides whether to reload, and writes the time first: where it cannot be saved there is no reload, for it would never
 * end. The error itself is still the caller's to throw.
 */
export const guardChunkFailure = ({ read, write, now }: ChunkGuardPorts): boolean => {
  try {
    const stored = read();
    const time = now();
    if (!mayReloadForChunk(stored === null || stored.trim() === '' ? null : Number(stored), time)) return false;
    write(String(time));
    return read() === String(time);
  } catch {
    return false;
  }
};
