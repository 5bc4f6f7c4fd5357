import { runTests } from './lib/run-tests.mjs';

export const goal = 'G9';
export const name = 'Paths that climb, in three forms, to files, uploads and downloads';
export const seconds = { short: 60, full: 60 };

export async function run({ env }) {
  const files = ['server/path-traversal.test.ts', 'server/outside-addresses.test.ts'];
  const { passed, failed } = await runTests({ env, project: 'apps/portal', files });
  return { count: passed + failed, passed, detail: '0 bytes of the file above the root' };
}
