import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './bootstrap.mjs';
import { buildPortal } from './portal-build.mjs';
import { run } from './run.mjs';

/** Where every run leaves its machine-readable results. */
export const resultsFolder = join(root, '.cache/results');

const minutes = (count) => count * 60_000;

const readJson = (file) => {
  const path = join(resultsFolder, file);
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : undefined;
};

const jestCounts = (file) => () => {
  const report = readJson(file);
  if (!report) return undefined;
  const brokenFiles = (report.testResults ?? []).filter((suite) => suite.status === 'failed' && suite.assertionResults.length === 0).length;
  return { passed: report.numPassedTests, failed: report.numFailedTests + brokenFiles, skipped: report.numPendingTests + (report.numTodoTests ?? 0) };
};

/** Titles of the specs of Playwright's report that are asked for, whatever suite they are in. */
const titlesOf = (suites, isAskedFor) =>
  suites.flatMap(({ specs = [], suites: below = [] }) => [...specs.filter(isAskedFor).map(({ title }) => title), ...titlesOf(below, isAskedFor)]);

const playwrightCounts = () => {
  const report = readJson('playwright.json');
  if (!report) return undefined;
  const { expected, unexpected, flaky, skipped } = report.stats;
  return { passed: expected + flaky, failed: unexpected + report.errors.length, skipped, secondTries: titlesOf(report.suites, ({ tests }) => tests.some(({ status }) => status === 'flaky')) };
};

const command = (name, args, options = {}) => (env) => run(name, args, { env, quiet: true, timeout: minutes(10), ...options });

/**
 * @typedef {object} Step
 * @property {string} name what it is called on the command line and in the summary
 * @property {(env: NodeJS.ProcessEnv) => Promise<{ code: number, output: string }>} run
 * @property {string[]} [needs] steps without which it makes no sense
 * @property {() => { passed: number, failed: number, skipped: number, secondTries?: string[] } | undefined} [counts] from its report; without one, the step itself is the one check
 */

/** Everything that `npm test` does. The steps of one stage run beside each other; two cores are enough for all of it. */
export const stages = (node) => /** @type {Step[][]} */ ([
  [
    { name: 'lint', run: command('oxlint', []) },
    { name: 'dependencies', run: command(node, [join(root, 'tools/lint/check-dependencies.mjs')]) },
    { name: 'catalogs', run: command('npm', ['run', 'check', '-w', '@millwright/i18n']) },
  ],
  [
    { name: 'typecheck', run: command('nx', ['run-many', '-t', 'typecheck', '--outputStyle=static']) },
    { name: 'portal-build', run: (env) => buildPortal(env) },
  ],
  [
    { name: 'storybook-build', run: command('nx', ['run', '@millwright/storybook:build', '--outputStyle=static']) },
    {
      name: 'vitest',
      run: command('vitest', ['run', '--maxWorkers=2', '--reporter=default', '--reporter=json', `--outputFile.json=${join(resultsFolder, 'vitest.json')}`], { timeout: minutes(40) }),
      counts: jestCounts('vitest.json'),
    },
  ],
  // The packages in the hands of somebody who has nothing else of this repository.
  [{ name: 'strangers', run: command(node, [join(root, 'tools/strangers.mjs'), 'vite']) }],
  [
    { name: 'size', run: command(node, [join(root, 'tools/size.mjs'), '--check']) },
    {
      name: 'defences',
      needs: ['vitest'],
      run: command(node, [join(root, 'tools/defences.mjs')]),
      counts: () => {
        const report = readJson('defences.json');
        return report && { ...report, skipped: 0 };
      },
    },
  ],
  [
    {
      name: 'stories',
      needs: ['storybook-build'],
      run: command(node, [join(root, 'apps/storybook/run-stories.mjs')], { timeout: minutes(40) }),
      counts: jestCounts('stories.json'),
    },
  ],
  [
    {
      name: 'e2e',
      needs: ['portal-build'],
      run: command('playwright', ['test', '-c', join(root, 'apps/portal/playwright.config.ts')], { timeout: minutes(40) }),
      counts: playwrightCounts,
    },
  ],
]);
