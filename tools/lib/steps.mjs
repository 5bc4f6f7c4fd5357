import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { lintSteps } from '../lint/steps.mjs';
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
  const brokenFiles = (report.testResults ?? []).filter(
    (suite) => suite.status === 'failed' && suite.assertionResults.length === 0,
  ).length;
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + brokenFiles,
    skipped: report.numPendingTests + (report.numTodoTests ?? 0),
  };
};

/**
 * What failed at first and passed when it was tried again, of every suite of Playwright's report: title, and why it
 * failed.
 */
const secondTriesOf = (suites) =>
  suites.flatMap(({ specs = [], suites: below = [] }) => [
    ...specs.flatMap(({ title, tests }) =>
      tests
        .filter(({ status }) => status === 'flaky')
        .map(
          ({ results }) =>
            `${title}\n       ${stripVTControlCharacters(results[0].error?.message ?? '')
              .split('\n')
              .slice(0, 12)
              .join('\n       ')}`,
        ),
    ),
    ...secondTriesOf(below),
  ]);

const playwrightCounts = () => {
  const report = readJson('playwright.json');
  if (!report) return undefined;
  const { expected, unexpected, flaky, skipped } = report.stats;
  return {
    passed: expected + flaky,
    failed: unexpected + report.errors.length,
    skipped,
    secondTries: secondTriesOf(report.suites),
  };
};

const command =
  (name, args, options = {}) =>
  (env) =>
    run(name, args, { env, quiet: true, timeout: minutes(10), ...options });

/**
 * Everything in one program: one for each project, as `npm run typecheck` has, reads and checks what they share again
 * in each.
 */
const checkTypes = command('tsc', ['-p', join(root, 'tools/tsconfig.all.json')]);

/**
 * @typedef {object} Step
 * @property {string} name what it is called on the command line and in the summary
 * @property {number} seconds how long it takes alone on two cores, roughly: the pool begins with what takes longest
 * @property {(env: NodeJS.ProcessEnv) => Promise<{ code: number, output: string }>} run
 * @property {string[]} [after] steps without which it makes no sense: it waits for them, and is left out where one
 *   failed
 * @property {() => { passed: number, failed: number, skipped: number, secondTries?: string[] } | undefined} [counts]
 *   from its report; without one, the step itself is the one check
 */

/**
 * Everything that `npm test` does. Each keeps about one core busy: what runs in two workers waits for a browser, a
 * database or a clock half of the time. `tools/lib/pool.mjs` decides which run together.
 */
export const steps = (node) =>
  /** @type {Step[]} */ ([
    ...lintSteps(node).map(({ name, seconds, command: program, args }) => ({
      name,
      seconds,
      run: command(program, args),
    })),
    { name: 'catalogs', seconds: 6, run: command('npm', ['run', 'check', '-w', '@millwright/i18n']) },
    { name: 'typecheck', seconds: 12, run: checkTypes },
    { name: 'portal-build', seconds: 20, run: (env) => buildPortal(env) },
    {
      name: 'storybook-build',
      seconds: 18,
      run: command('nx', ['run', '@millwright/storybook:build', '--outputStyle=static']),
    },
    {
      name: 'vitest',
      seconds: 300,
      run: command(
        'vitest',
        [
          'run',
          '--maxWorkers=2',
          '--reporter=default',
          '--reporter=json',
          `--outputFile.json=${join(resultsFolder, 'vitest.json')}`,
        ],
        { timeout: minutes(40) },
      ),
      counts: jestCounts('vitest.json'),
    },
    // The packages in the hands of somebody who has nothing else of this repository.
    { name: 'consumers', seconds: 40, run: command(node, [join(root, 'tools/consumers.mjs'), 'vite']) },
    {
      name: 'elements',
      seconds: 20,
      // Made of the packages that the consumers built; two builds of the same would disturb each other.
      after: ['consumers'],
      run: command(node, [
        join(root, 'tools/elements.mjs'),
        '--reporter=default',
        '--reporter=json',
        `--outputFile.json=${join(resultsFolder, 'elements.json')}`,
      ]),
      counts: jestCounts('elements.json'),
    },
    { name: 'size', seconds: 30, after: ['elements'], run: command(node, [join(root, 'tools/size.mjs'), '--check']) },
    {
      name: 'mutation-checks',
      seconds: 50,
      after: ['vitest'],
      run: command(node, [join(root, 'tools/mutation-checks.mjs')]),
      counts: () => {
        const report = readJson('mutation-checks.json');
        return report && { ...report, skipped: 0 };
      },
    },
    {
      name: 'stories',
      seconds: 300,
      after: ['storybook-build'],
      run: command(node, [join(root, 'apps/storybook/run-stories.mjs')], { timeout: minutes(40) }),
      counts: jestCounts('stories.json'),
    },
    {
      name: 'e2e',
      seconds: 450,
      after: ['portal-build'],
      run: command('playwright', ['test', '-c', join(root, 'apps/portal/playwright.config.ts')], {
        timeout: minutes(40),
      }),
      counts: playwrightCounts,
    },
  ]);
