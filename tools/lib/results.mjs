import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { root } from './bootstrap.mjs';

/**
 * Where the targets of Nx leave their reports: `<project>/<target>.json`. Each report is an output of its target, so that
 * Nx restores it with a result from the cache.
 */
export const resultsFolder = join(root, '.cache/results');

/**
 * @typedef {object} Counts
 * @property {number} passed
 * @property {number} failed
 * @property {number} skipped
 * @property {string[]} [secondTries] what failed at first and passed when it was tried again: title, and why it failed
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

const fromPlaywright = ({ stats: { expected, unexpected, flaky, skipped }, errors, suites }) => ({
  passed: expected + flaky,
  failed: unexpected + errors.length,
  skipped,
  secondTries: secondTriesOf(suites),
});

const fromJest = ({ testResults = [], numPassedTests, numFailedTests, numPendingTests, numTodoTests = 0 }) => ({
  passed: numPassedTests,
  // A file that cannot be loaded has no tests.
  failed:
    numFailedTests +
    testResults.filter(({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0).length,
  skipped: numPendingTests + numTodoTests,
});

/**
 * What a report counts, of Playwright, Vitest, Jest or our own.
 * @returns {Counts}
 */
export const countsOf = (report) => {
  if ('stats' in report) return fromPlaywright(report);
  return 'numPassedTests' in report ? fromJest(report) : { skipped: 0, ...report };
};

/**
 * What a target of Nx did. A target without a report is one check.
 * @param {{ project: string, target: string, isOk: boolean }} task
 * @param {string} [folder] where the reports are
 * @returns {Counts}
 */
export const countsOfTask = ({ project, target, isOk }, folder = resultsFolder) => {
  const path = join(folder, project, `${target}.json`);
  const counts = existsSync(path)
    ? countsOf(JSON.parse(readFileSync(path, 'utf8')))
    : { passed: isOk ? 1 : 0, failed: 0, skipped: 0 };
  // A run that ends badly although no test failed has still failed.
  return { ...counts, failed: isOk ? counts.failed : Math.max(counts.failed, 1) };
};
