import { runE2e } from './lib/run-e2e.mjs';

export const goal = 'G5';
export const name = 'Every page over a database whose texts are payloads, in both editions';
export const needs = { build: true };
export const seconds = { short: 300, full: 5400 };

export async function run({ full, env }) {
  const seeds = full ? 60 : 4;
  const { passed, failed } = await runE2e({ env, spec: 'poisoned', projects: ['cn-375', 'cn-1280', 'en-375', 'en-1280'], settings: { POISON_SEEDS: String(seeds) } });
  return { count: passed + failed, passed, detail: `${seeds} seeds, more than ${seeds * 40 * 2} pages; 0 scripts, 0 errors of hydration or console, 0 answers of 500 and above` };
}
