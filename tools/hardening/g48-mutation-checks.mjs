import { run as runProgram } from '../lib/run.mjs';
import { root } from '../lib/bootstrap.mjs';
import { join } from 'node:path';

export const goal = 'G48';
export const name = 'Each protection switched off in turn: its tests fail, and pass with it';
export const seconds = { short: 150, full: 150 };

export async function run({ env, node }) {
  const { output } = await runProgram(node, [join(root, 'tools/mutation-checks.mjs')], {
    env,
    quiet: true,
    timeout: 20 * 60_000,
  });
  const [, passed, count] = /^(\d+) of (\d+)$/m.exec(output) ?? [];
  return {
    count: Number(count ?? 0),
    passed: Number(passed ?? 0),
    detail:
      output
        .split('\n')
        .filter((line) => line.startsWith('FAIL'))
        .join('; ') || 'each was noticed',
  };
}
