import { runTests } from './lib/run-tests.mjs';

export const goal = 'G28';
export const name = 'Storage: a full disk, held locks, damaged files, PostgreSQL stopped and started, no free connection';
export const seconds = { short: 120, full: 240 };

export async function run({ full, node, env }) {
  const { passed, failed, output } = await runTests({
    node, env, project: 'apps/api', files: ['src/storage-faults', 'src/backup', 'src/db/embedded', 'src/start-api'], settings: { STORAGE_ROUNDS: full ? '10' : '3' },
  });
  return { count: passed + failed, passed, detail: failed === 0 ? `${passed} tests; 12 damaged folders refused in one line and left as they were` : output.slice(-300) };
}
