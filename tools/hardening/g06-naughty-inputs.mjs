import { runTests } from './lib/run-tests.mjs';

export const goal = 'G6';
export const name = 'Naughty strings in every field of every call and page, on both databases';
export const seconds = { short: 180, full: 1200 };

export async function run({ full, env }) {
  const settings = full ? { HOSTILE_EVERYWHERE: '1' } : {};
  const [calls, pages] = [
    await runTests({ env, project: 'apps/api', files: ['src/hostile-input.test.ts'], settings }),
    await runTests({ env, project: 'apps/portal', files: ['server/hostile-input.test.ts'], settings }),
  ];
  const [said = ''] = /\d+ strings in \d+ fields: \d+ requests to each of \d+ databases/.exec(calls.output) ?? [];
  const passed = calls.passed + pages.passed;
  return { count: passed + calls.failed + pages.failed, passed, detail: said };
}
