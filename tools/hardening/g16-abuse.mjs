import { runTests } from './lib/run-tests.mjs';

export const goal = 'G16';
export const name = 'G16–G20: logins replayed and damaged, accounts guessed, messages and codes forced, graphic codes flooded';
export const seconds = { short: 120, full: 600 };

export async function run({ full, env }) {
  const times = full ? 5 : 1;
  const files = ['src/members/abuse.test.ts', 'src/members/members.test.ts', 'src/routes/login/login.test.ts'];
  const { passed, failed } = await runTests({ env, project: 'apps/api', files, settings: { ABUSE_TIMES: String(times) } });
  return { count: passed + failed, passed, detail: `on each database 1000 replays, ${60 * times} wrong and damaged logins, ${2000 * times} guesses at 10 codes, 1000 phones and networks` };
}
