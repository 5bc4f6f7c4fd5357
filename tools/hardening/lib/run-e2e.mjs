import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findBrowser } from '../../browser.mjs';
import { root } from '../../lib/bootstrap.mjs';
import { run } from '../../lib/run.mjs';

/** Runs browser tests of the portal and counts them; `lines` are those that they tell of what they did. */
export const runE2e = async ({ env, spec, projects, settings = {} }) => {
  const folder = mkdtempSync(join(tmpdir(), 'millwright-e2e-'));
  const report = join(folder, 'report.json');
  try {
    const { path } = await findBrowser();
    const args = ['test', '-c', join(root, 'apps/portal/playwright.config.ts'), spec, ...projects.map((project) => `--project=${project}`), '--workers=1', '--reporter=json', `--output=${join(folder, 'artefacts')}`];
    const { output } = await run('playwright', args, { env: { ...env, NO_COLOR: '1', FORCE_COLOR: '0', CHROME_PATH: path, PLAYWRIGHT_JSON_OUTPUT_NAME: report, ...settings }, quiet: true, timeout: 120 * 60_000 });
    const { stats, suites } = JSON.parse(readFileSync(report, 'utf8'));
    const tests = (all) => all.flatMap((suite) => [...(suite.specs ?? []), ...tests(suite.suites ?? [])]);
    const lines = tests(suites).flatMap(({ tests: each }) => each.flatMap(({ annotations }) => annotations.filter(({ type }) => type === 'shown').map(({ description }) => description)));
    return { passed: stats.expected, failed: stats.unexpected + stats.flaky, lines: [...new Set(lines)], output };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};
