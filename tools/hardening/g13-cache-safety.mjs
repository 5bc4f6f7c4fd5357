import { runTests } from './lib/run-tests.mjs';

export const goal = 'G13';
export const name = 'Members and visitors in turn, and invented headers: caches keep nothing of anybody';
export const seconds = { short: 60, full: 600 };

export async function run({ full, env }) {
  const rounds = full ? 420 : 20;
  const { passed, failed } = await runTests({ env, project: 'apps/portal', files: ['server/cache-safety.test.ts', 'server/edition-and-cache.test.ts'], settings: { CACHE_ROUNDS: String(rounds) } });
  return { count: passed + failed, passed, detail: `${rounds * 24} requests of members and visitors in turn` };
}
