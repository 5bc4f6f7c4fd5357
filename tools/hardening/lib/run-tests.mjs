import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../../lib/bootstrap.mjs';
import { run } from '../../lib/run.mjs';

/** Runs test files of a project and counts them. */
export const runTests = async ({ env, project, files, settings = {} }) => {
  const folder = mkdtempSync(join(tmpdir(), 'millwright-tests-'));
  const report = join(folder, 'report.json');
  try {
    const { output } = await run('vitest', ['run', ...files, '--reporter=default', '--reporter=json', `--outputFile.json=${report}`], {
      env: { ...env, NO_COLOR: '1', FORCE_COLOR: '0', ...settings }, cwd: join(root, project), quiet: true, timeout: 40 * 60_000,
    });
    const { numPassedTests: passed, numFailedTests: failed, testResults } = JSON.parse(readFileSync(report, 'utf8'));
    const broken = testResults.filter(({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0).length;
    return { passed, failed: failed + broken, output };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};
