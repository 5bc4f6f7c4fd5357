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
 * What a test did, in one of the looks where it is of Chromium.
 *
 * @typedef {object} TestRecord
 * @property {string} title
 * @property {'passed' | 'failed' | 'skipped'} status
 * @property {Record<string, number>} [cases] how many cases of which goal it tried
 * @property {string} [failure] why it failed, in one line
 * @property {string} [second] why it failed at first, where it passed at the second try only
 * @property {string[]} [lines] what it says of its figures
 * @property {string[]} [missing] what it had too little of
 *
 * @typedef {Map<string, TestRecord[]>} Records by the file of the tests
 */

/** A test that failed, in one line. */
const failureOf = (title, message = '') =>
  `${title}: ${stripVTControlCharacters(message)
    .split('\n')
    .filter((line) => line.trim() !== '')
    .slice(0, 3)
    .join(' ')}`.slice(0, 400);

/** The tests of each file in a report of vitest, by its path from the root. @returns {Records} */
export const recordsOfVitest = ({ testResults }) =>
  new Map(
    testResults.map(({ name, status, message, assertionResults }) => {
      const records = assertionResults.map(({ fullName, status: state, meta, failureMessages }) => ({
        title: fullName,
        status: state === 'passed' || state === 'failed' ? state : 'skipped',
        cases: meta?.cases,
        ...(state === 'failed' && { failure: failureOf(fullName, failureMessages[0]) }),
      }));
      // A file that cannot be loaded has no tests, and one whose hooks fail may have none that failed.
      const isBroken = status === 'failed' && !records.some((record) => record.status === 'failed');
      const file = relative(root, name);
      return [
        file,
        isBroken ? [...records, { title: file, status: 'failed', failure: failureOf(file, message) }] : records,
      ];
    }),
  );

const described = (annotations, type) =>
  annotations.filter((annotation) => annotation.type === type).map(({ description }) => description ?? '');

const casesIn = (annotations) =>
  Object.fromEntries(
    described(annotations, 'cases').map((text) => {
      const [goal, count] = text.split(' ');
      return [goal, Number(count)];
    }),
  );

const stateOf = { expected: 'passed', flaky: 'passed', unexpected: 'failed', skipped: 'skipped' };

/** A test of Playwright in one of the looks. */
const recordOf = (title, { projectName, status, annotations, results = [] }) => ({
  title: `${title} (${projectName})`,
  status: stateOf[status],
  cases: casesIn(annotations),
  lines: described(annotations, 'shown'),
  // A test that had less to try than it needs says so.
  missing: status === 'skipped' ? [] : described(annotations, 'skipped'),
  ...(status === 'unexpected' && { failure: failureOf(`${title} (${projectName})`, results.at(-1)?.error?.message) }),
  ...(status === 'flaky' && { second: failureOf(`${title} (${projectName})`, results[0]?.error?.message) }),
});

/**
 * The tests of each file in a report of Playwright in some looks, by its name without the ending. Most run in some looks
 * only: one that ran in none of them was skipped. What ended a whole run is a failure under an empty name.
 *
 * @returns {Records}
 */
const recordsOfPlaywright = ({ suites, errors }, projects) => {
  const records = new Map();
  const visit = (suite) => {
    for (const { file, title, tests } of suite.specs ?? []) {
      const key = file.split('/').at(-1).replace('.spec.ts', '');
      const own = tests
        .filter(({ projectName }) => projects.includes(projectName))
        .map((test) => recordOf(title, test));
      const ran = own.filter(({ status }) => status !== 'skipped');
      const some = ran.length > 0 || own.length === 0 ? ran : [{ ...own[0], title }];
      records.set(key, [...(records.get(key) ?? []), ...some]);
    }
    (suite.suites ?? []).forEach(visit);
  };
  suites.forEach(visit);
  if (errors.length > 0)
    records.set(
      '',
      errors.map(({ message }) => ({ title: 'Chromium', status: 'failed', failure: failureOf('Chromium', message) })),
    );
  return records;
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
const reportedRecords = (files) => {
  const records = recordsOfVitest({ testResults: reported('*/test.json').flatMap(({ testResults }) => testResults) });
  return files.every((file) => records.has(file)) ? records : null;
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
  return { records: recordsOfVitest(report), output };
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
 * now, each once however many goals they hold. Those in Node run next to those in Chromium.
 */
export const reportsOf = async (goals, { env, log }) => {
  const [files, specs, projects] = [
    unique(goals.map((goal) => goal.files)),
    unique(goals.map((goal) => goal.specs)),
    unique(goals.map((goal) => goal.projects)),
  ];
  const known = { vitest: reportedRecords(files), playwright: reported('portal/e2e.json').at(0) };
  const [vitest, playwright] = await Promise.all([
    known.vitest
      ? { records: known.vitest, output: '' }
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

const missing = (name) => [{ title: name, status: 'failed', failure: `${name} did not run` }];

const sumOf = (numbers) => numbers.reduce((sum, number) => sum + number, 0);

/**
 * What one goal is counted by, from reports. A test counts as often as it says that it tried a case of the goal; where
 * no test says so, each is one case. What failed and what did not run counts once, and was not passed.
 *
 * @param {import('./held-by-tests.mjs').HeldByTests} held
 * @param {{ vitest?: { records: Records, output: string }, playwright?: { report: object } | null }} reports
 */
export const countGoal = ({ goal, files = [], specs = [], projects = [], only, figure }, { vitest, playwright }) => {
  const inChromium = recordsOfPlaywright(playwright?.report ?? { suites: [], errors: [] }, projects);
  const chosen = (records) => (only ? records.filter(({ title, failure }) => only.test(title) || failure) : records);
  // What ended a whole run is a failure of all that it should have run, and a file that is not in its report did not
  // run.
  const records = [
    ...files.flatMap((file) => chosen(vitest.records.get(file) ?? missing(file))),
    ...specs.flatMap((spec) => chosen(inChromium.get(spec) ?? missing(spec))),
    ...(specs.length > 0 ? (inChromium.get('') ?? []) : []),
  ];
  const passed = records.filter(({ status }) => status === 'passed');
  const skipped = records.flatMap(({ title, status, missing: lacking = [] }) =>
    status === 'skipped' ? [title] : lacking,
  );
  const cases = sumOf(passed.map((record) => record.cases?.[goal] ?? 0));
  const failures = records.flatMap(({ failure }) => failure ?? []);
  const seconds = passed.flatMap(({ second }) => second ?? []);
  const said = figure ? [...(vitest?.output ?? '').matchAll(figure)].join(', ') : '';
  const lines = [...new Set(records.flatMap(({ lines: own = [] }) => own))];
  return {
    passed: cases || passed.length,
    failed: failures.length,
    figures: [
      `${passed.length} tests`,
      said,
      ...lines,
      seconds.length > 0 && `${seconds.length} passed at the second try only`,
    ]
      .filter(Boolean)
      .join('; '),
    failures,
    seconds,
    skipped: [...new Set(skipped)],
  };
};
