import { runE2e } from './lib/run-e2e.mjs';

export const goal = 'G1';
export const name = 'G1, G2: hostile bodies in the article page, without the policy and without the sanitiser';
export const needs = { build: true };
export const seconds = { short: 150, full: 1800 };

export async function run({ full, env }) {
  const { passed, failed, lines } = await runE2e({ env, spec: 'hostile-bodies', projects: ['en-1280'], settings: full ? { HOSTILE_ALONE: '1' } : {} });
  return { count: passed + failed, passed, detail: lines.join(' ') };
}
