import { runTests } from './lib/run-tests.mjs';

export const goal = 'G23';
export const name = 'Malformed JSON from the API on twelve loaders: nothing but the page that says so';
export const seconds = { short: 60, full: 60 };

export async function run({ node, env }) {
  const { failed, output } = await runTests({ node, env, project: 'apps/portal', files: ['server/malformed-json'] });
  const asked = Number(/(\d+) pages asked/.exec(output)?.[1] ?? 0);
  const bodies = /of (\d+) bodies/.exec(output)?.[1] ?? '0';
  return { count: asked || 1, passed: failed === 0 ? asked : 0, detail: failed === 0 ? `${bodies} bodies; 0 other than a designed 503, 0 raw text shown` : output.slice(-300) };
}
