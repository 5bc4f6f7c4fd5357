/**
 * The options with which Node starts a server of the project (docs/benchmarks.md has what they save).
 *
 * - V8 has half of its usual room for young objects: less memory, for some 3 % more processor time a page.
 * - With a limit for old ones it lets less garbage lie. A tenth of the limit is in use.
 */
export const serverOptions = [
  '--max-semi-space-size=16',
  '--max-old-space-size=1024',
  '--conditions=@millwright/source',
];

/**
 * The environment in which a server of the project runs.
 *
 * - All its threads share one arena of the C library: with one for each, a portal with its database holds 560 MB after
 *   load instead of 480 (docs/benchmarks.md).
 * - Blocks from 128 kB on are mapped apart, and go back to the system when they are freed. Without the setting the C
 *   library raises that limit by itself, and holes stay in its heap: 610 to 646 MB after load with nothing cached
 *   instead of 513 to 547, at the same processor time (docs/benchmarks.md).
 * @param {NodeJS.ProcessEnv} env
 */
export const serverEnv = (env) => ({
  MALLOC_ARENA_MAX: '1',
  MALLOC_MMAP_THRESHOLD_: '131072',
  ...env,
  NODE_ENV: 'production',
});
