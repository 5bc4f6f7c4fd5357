import { execFileSync } from 'node:child_process';
import { availableParallelism } from 'node:os';

/** How many cores there are to share out. */
export const cores = availableParallelism();

/**
 * Keeps a process, with all of its threads and what it starts from now on, on some cores; false where the system
 * cannot.
 * @param {number} pid
 * @param {number[]} places
 */
export const pin = (pid, places) => {
  try {
    execFileSync('taskset', ['-a', '-p', '-c', places.join(','), String(pid)], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
};

/** The upper half of the cores, for everything that is not a portal. */
export const upperHalf = Array.from({ length: Math.floor(cores / 2) }, (_, at) => cores - 1 - at);
