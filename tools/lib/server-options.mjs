/**
 * The options with which Node starts a server of the project. V8 has half of its usual room for young objects: a portal
 * that makes every page holds 300 MB then instead of 380, for some 3 % more processor time a page (docs/benchmarks.md).
 */
export const serverOptions = ['--max-semi-space-size=16', '--conditions=@millwright/source'];

/**
 * The environment in which a server of the project runs. All its threads share one arena of the C library: with one for
 * each, a portal with its database holds 560 MB after load instead of 480 (docs/benchmarks.md).
 * @param {NodeJS.ProcessEnv} env
 */
export const serverEnv = (env) => ({ MALLOC_ARENA_MAX: '1', ...env, NODE_ENV: 'production' });
