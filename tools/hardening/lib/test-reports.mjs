import { execFileSync } from 'node:child_process';
import { existsSync, globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { findBrowser } from '../../browser.mjs';
import { root } from '../../lib/bootstrap.mjs';
import { run } from '../../lib/run.mjs';
import { resultsFolder } from '../../lib/results.mjs';

/**
 * What a file of tests did; `failures` are the titles of what failed, and why, `seconds` those of what passed at the
 * second try only, `skipped` of what did not run, `counted` what tests tried, by its name. @typedef {{ passed: number,
 * failed: number, lines: string[], counted: [string, number][], failures: string[], seconds: string[], skipped: string[]
 * }} Counts
 */

const empty = () => ({ passed: 0, failed: 0, lines: [], counted: [], failures: [], seconds: [], skipped: [] });

/** A test that failed, in one line. */
const failureOf = (title, message = '') =>
  `${title}: ${stripVTControlCharacters(message)
    .split('\n')
    .filter((line) => line.trim() !== '')
    .slice(0, 3)
    .join(' ')}`.slice(0, 400);

/** The counts of each file in a report of vitest, by its path from the root. */
const countsOfVitest = ({ testResults }) =>
  new Map(
    testResults.map(({ name, status, assertionResults }) => {
      const of = (wanted) => assertionResults.filter((result) => result.status === wanted).length;
      const broken = status === 'failed' && assertionResults.length === 0 ? 1 : 0;
      const failures = assertionResults
        .filter((result) => result.status === 'failed')
        .map(({ fullName, failureMessages }) => failureOf(fullName, failureMessages[0]));
      const skipped = assertionResults
        .filter((result) => result.status !== 'passed' && result.status !== 'failed')
        .map(({ fullName }) => fullName);
      const counts = { passed: of('passed'), failed: of('failed') + broken, failures, skipped };
      return [relative(root, name), { ...empty(), ...counts }];
    }),
  );

/** The counts of each file in a report of Playwright in some projects, by its name without the ending. */
const countsOfPlaywright = ({ suites, errors }, projects) => {
  const counts = new Map();
  /** Whether each test ran in one of the looks: most run in some only. */
  const ran = new Map();
  const visit = (suite) => {
    for (const { file, line, title, tests } of suite.specs ?? []) {
      const key = file.split('/').at(-1).replace('.spec.ts', '');
      const own = counts.get(key) ?? empty();
      counts.set(key, own);
      const test = [key, line, title].join(':');
      for (const { projectName, status, annotations, results = [] } of tests) {
        if (!projects.includes(projectName)) continue;
        ran.set(test, { own, title, is: ran.get(test)?.is || status !== 'skipped' });
        if (status === 'expected' || status === 'flaky') own.passed += 1;
        if (status === 'flaky') own.seconds.push(failureOf(`${title} (${projectName})`, results[0]?.error?.message));
        if (status === 'unexpected') {
          own.failed += 1;
          own.failures.push(failureOf(`${title} (${projectName})`, results.at(-1)?.error?.message));
        }
        // A test that had less to try than it asks for says so.
        own.skipped.push(...annotations.filter(({ type }) => type === 'skipped').map(({ description }) => description));
        own.lines.push(...annotations.filter(({ type }) => type === 'shown').map(({ description }) => description));
        own.counted.push(
          ...annotations
            .filter(({ type }) => type === 'counted')
            .map(({ description }) => [description.replace(/^\d+ /, ''), Number.parseInt(description, 10)]),
        );
      }
    }
    (suite.suites ?? []).forEach(visit);
  };
  suites.forEach(visit);
  for (const { own, title, is } of ran.values()) if (!is) own.skipped.push(title);
  if (errors.length > 0)
    counts.set('', {
      ...empty(),
      failed: errors.length,
      failures: errors.map(({ message }) => failureOf('Chromium', message)),
    });
  return counts;
};

/** When the last change was committed, and whether nothing was changed since; without Git it is not known. */
const isOfLastCommit = (path) => {
  try {
    const git = (...args) =>
      execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
    const begun = JSON.parse(readFileSync(path, 'utf8'));
    const at = begun.startTime ?? Date.parse(begun.stats.startTime);
    return (
      at > 1000 * Number(git('log', '-1', '--format=%ct')) &&
      git('status', '--porcelain', '--untracked-files=no') === ''
    );
  } catch {
    return false;
  }
};

/** The reports of `npm test` on the present sources: those that were written since these were committed. */
const reported = (pattern) =>
  globSync(pattern, { cwd: resultsFolder })
    .map((file) => join(resultsFolder, file))
    .filter(isOfLastCommit)
    .map((path) => JSON.parse(readFileSync(path, 'utf8')));

/** What `npm test` reported of files of tests in Node; null where one of them is missing. */
const reportedCounts = (files) => {
  const counts = countsOfVitest({ testResults: reported('*/test.json').flatMap(({ testResults }) => testResults) });
  return files.every((file) => counts.has(file)) ? counts : null;
};

/** Runs something that writes a report, and reads that. */
const withReport = async (attempt) => {
  const folder = mkdtempSync(join(tmpdir(), 'millwright-report-'));
  const report = join(folder, 'report.json');
  try {
    const { output } = await attempt(report, folder);
    if (!existsSync(report)) throw new Error(`no report: ${output.slice(-500)}`);
    return { report: JSON.parse(readFileSync(report, 'utf8')), output };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};

/** Runs files of tests in Node; the lines are all that they wrote. */
export const runFiles = async ({ env, files, settings = {} }) => {
  const { report, output } = await withReport((path) =>
    run(
      'vitest',
      ['run', ...files, '--maxWorkers=2', '--reporter=default', '--reporter=json', `--outputFile.json=${path}`],
      { env: { ...env, NO_COLOR: '1', FORCE_COLOR: '0', ...settings }, quiet: true, timeout: 60 * 60_000 },
    ),
  );
  return { counts: countsOfVitest(report), output };
};

/** Runs tests in Chromium. */
export const runSpecs = async ({ env, specs, projects, settings = {}, workers = 1 }) => {
  const { path: CHROME_PATH } = await findBrowser();
  const { report, output } = await withReport((path, folder) =>
    run(
      'playwright',
      [
        'test',
        '-c',
        join(root, 'apps/portal/playwright.config.ts'),
        ...specs.map((spec) => `e2e/${spec}.spec.ts`),
        ...projects.map((project) => `--project=${project}`),
        `--workers=${workers}`,
        '--reporter=json',
        `--output=${join(folder, 'artefacts')}`,
      ],
      {
        env: { ...env, NO_COLOR: '1', FORCE_COLOR: '0', CHROME_PATH, PLAYWRIGHT_JSON_OUTPUT_NAME: path, ...settings },
        quiet: true,
        timeout: 150 * 60_000,
      },
    ),
  );
  return { report, output };
};

const unique = (lists) => [...new Set(lists.flatMap((list) => list ?? []))];

/**
 * What the tests of some goals did: as `npm test` reported it where that was of the present sources, else as they do
 * now, each once however many goals they hold. Those in Node run beside those in Chromium.
 */
export const reportsOf = async (goals, { env, log }) => {
  const [files, specs, projects] = [
    unique(goals.map((goal) => goal.files)),
    unique(goals.map((goal) => goal.specs)),
    unique(goals.map((goal) => goal.projects)),
  ];
  const known = { vitest: reportedCounts(files), playwright: reported('portal/e2e.json').at(0) };
  const [vitest, playwright] = await Promise.all([
    known.vitest
      ? { counts: known.vitest, output: '' }
      : (log(`${files.length} files of tests run in Node`), runFiles({ env, files })),
    known.playwright
      ? { report: known.playwright }
      : specs.length === 0
        ? { report: { suites: [], errors: [] } }
        : (log(`${specs.length} files of tests run in Chromium`), runSpecs({ env, specs, projects, workers: 2 })),
  ]);
  return { vitest, playwright };
};

/** The words of a test that was given up, which on a crowded machine says nothing about what it tests. */
const givenUp = /timed? ?out|\d ?ms exceeded/i;

/** Whether all that failed was given up for the time that it took. */
export const areGivenUp = ({ failed, failures }) =>
  failed > 0 && failures.length >= failed && failures.every((failure) => givenUp.test(failure));

const missing = (name) => ({ ...empty(), failed: 1, failures: [`${name} did not run`] });

/** What one goal is counted by, from reports. */
export const countGoal = ({ files = [], specs = [], projects = [], figure }, { vitest, playwright }) => {
  const inChromium = countsOfPlaywright(playwright?.report ?? { suites: [], errors: [] }, projects);
  // What ended a whole run is a failure of all that it should have run, and a file that is not in its report did not
  // run.
  const whole = specs.length > 0 ? inChromium.get('') : undefined;
  const each = [
    ...files.map((file) => vitest.counts.get(file) ?? missing(file)),
    ...specs.map((spec) => inChromium.get(spec) ?? missing(spec)),
    whole ?? empty(),
  ];
  const sum = (key) => each.reduce((total, counts) => total + counts[key], 0);
  const said = figure ? [...(vitest?.output ?? '').matchAll(figure)].join(', ') : '';
  const lines = [...new Set(each.flatMap(({ lines: own }) => own))];
  const totals = Map.groupBy(
    each.flatMap(({ counted }) => counted),
    ([what]) => what,
  );
  const counted = [...totals]
    .map(([what, counts]) => `${counts.reduce((total, [, count]) => total + count, 0)} ${what}`)
    .join(', ');
  const seconds = each.flatMap((counts) => counts.seconds ?? []);
  const again = seconds.length > 0 ? `${seconds.length} at the second try` : '';
  return {
    passed: sum('passed'),
    failed: sum('failed'),
    figures: [said, ...lines, counted, again].filter(Boolean).join(' '),
    failures: each.flatMap((counts) => counts.failures),
    seconds,
    skipped: [...new Set(each.flatMap((counts) => counts.skipped ?? []))],
  };
};
