/**
 * The options with which Node starts a server of the project. V8 has half of its usual room for young objects: a portal
 * that makes every page holds 300 MB then instead of 380, for some 3 % more processor time a page (docs/benchmarks.md).
 */
export const serverOptions = ['--max-semi-space-size=16', '--conditions=@millwright/source'];
