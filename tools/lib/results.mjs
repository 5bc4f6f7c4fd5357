import { existsSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
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
 * @property {string[]} [failures] the tests that failed: name, and why
 * @property {string[]} [secondTries] the same of those that failed at first and passed when they were tried again
 */

/** The name of a test and the first lines of why it failed, where a report says why. */
const failureOf = (name, message) =>
  [name, ...(message ? stripVTControlCharacters(message).split('\n').slice(0, 12) : [])].join('\n       ');

const ofStatus = (suites, wanted) =>
  suites.flatMap(({ specs = [], suites: below = [] }) => [
    ...specs.flatMap(({ file, title, tests }) =>
      tests
        .filter(({ status }) => status === wanted)
        .map(({ projectName, results }) =>
          // A test that ran out of time has a second error, with what it waited for.
          failureOf(
            `${file} › ${title} (${projectName})`,
            results[0]?.errors?.map(({ message }) => message).join('\n'),
          ),
        ),
    ),
    ...ofStatus(below, wanted),
  ]);

const fromPlaywright = ({ stats: { expected, unexpected, flaky, skipped }, errors, suites }) => ({
  passed: expected + flaky,
  failed: unexpected + errors.length,
  skipped,
  failures: [
    ...ofStatus(suites, 'unexpected'),
    ...errors.map(({ message }) => failureOf('outside of a test', message)),
  ],
  secondTries: ofStatus(suites, 'flaky'),
});

const fromJest = ({ testResults = [], numPassedTests, numFailedTests, numPendingTests, numTodoTests = 0 }) => ({
  passed: numPassedTests,
  // A file that cannot be loaded has no tests.
  failed:
    numFailedTests +
    testResults.filter(({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0).length,
  skipped: numPendingTests + numTodoTests,
  failures: testResults.flatMap(({ name, status, message, assertionResults }) =>
    status === 'failed' && assertionResults.length === 0
      ? [failureOf(relative(root, name), message)]
      : assertionResults
          .filter((one) => one.status === 'failed')
          .map(({ fullName, failureMessages }) =>
            failureOf(`${relative(root, name)} › ${fullName}`, failureMessages?.[0]),
          ),
  ),
});

/**
 * What a report counts, of Playwright, Vitest, Jest or our own.
 * @returns {Counts}
 */
export const countsOf = (report) => {
  if ('stats' in report) return fromPlaywright(report);
  return 'numPassedTests' in report ? fromJest(report) : { skipped: 0, ...report };
};

/** The last lines that a check wrote: what it complains of. */
const lastLines = (text) =>
  stripVTControlCharacters(text)
    .split('\n')
    .filter((line) => line.trim() !== '')
    .slice(-12)
    .join('\n       ');

/**
 * What a target of Nx did. A target without a report is one check.
 * @param {{ project: string, target: string, isOk: boolean, output?: string }} task `output`: what it wrote to the
 *   terminal, which is said of a failure that no test names
 * @param {string} [folder] where the reports are
 * @returns {Counts}
 */
export const countsOfTask = ({ project, target, isOk, output = '' }, folder = resultsFolder) => {
  const path = join(folder, project, `${target}.json`);
  const counts = existsSync(path)
    ? countsOf(JSON.parse(readFileSync(path, 'utf8')))
    : { passed: isOk ? 1 : 0, failed: 0, skipped: 0 };
  // A run that ends badly although no test failed has still failed.
  if (isOk) return counts;
  const failures = counts.failures?.length ? counts.failures : [lastLines(output)].filter(Boolean);
  return { ...counts, failed: Math.max(counts.failed, 1), failures };
};
