import { runTests } from './lib/run-tests.mjs';

export const goal = 'G22';
export const name = 'Every call of the contract in 16 faults: the page is answered, the other sections of the home page stand';
export const seconds = { short: 120, full: 120 };

/** The matrix is a test of the portal; here it is counted. */
export async function run({ node, env }) {
  const { passed, failed, output } = await runTests({ node, env, project: 'apps/portal', files: ['server/fault-matrix'] });
  const cells = Number(/(\d+) cells, of/.exec(output)?.[1] ?? 0);
  return { count: cells || 1, passed: failed === 0 && cells > 0 ? cells : 0, detail: `${passed} tests; ${failed === 0 ? '0 unhandled rejections' : output.slice(-300)}` };
}
