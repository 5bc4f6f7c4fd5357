import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { root } from './bootstrap.mjs';

const read = (path) => (existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : undefined);

/** The requirements that a title names, e.g. `[SP-09]` or `[SP-09, API-10]`. */
export const requirementsIn = (title) =>
  [...title.matchAll(/\[([A-Z]{2,3}-\d+(?:\s*,\s*[A-Z]{2,3}-\d+)*)\]/g)].flatMap((match) => match[1].split(/\s*,\s*/));

const fromJest = (report) =>
  (report?.testResults ?? []).flatMap((file) =>
    file.assertionResults.map((test) => ({
      name: test.fullName,
      kind: file.name.startsWith(join(root, 'apps/api/')) ? 'K' : 'U',
      passed: test.status === 'passed',
      skipped: test.status !== 'passed' && test.status !== 'failed',
    })),
  );

const specsOf = (suite, above = []) => {
  const titles = [...above, suite.title];
  return [
    ...(suite.suites ?? []).flatMap((child) => specsOf(child, titles)),
    ...(suite.specs ?? []).map((spec) => ({ ...spec, title: [...titles, spec.title].join(' ') })),
  ];
};

const fromPlaywright = (report) =>
  (report?.suites ?? [])
    .flatMap((suite) => specsOf(suite))
    .map((spec) => ({
      name: spec.title,
      passed: spec.ok,
      skipped: spec.tests.every((test) => test.status === 'skipped'),
    }));

const fromStories = (folder) =>
  existsSync(folder)
    ? readdirSync(folder).map((file) => ({ ...read(join(folder, file)), story: basename(file, '.json') }))
    : [];

/**
 * @typedef {{
 *   name: string,
 *   passed: boolean,
 *   kind: 'U' | 'C' | 'E' | 'K',
 *   by: 'vitest' | 'playwright' | 'story',
 *   story?: string,
 * }} Proof a test that names a requirement; of a story also its id
 */

/** The kind of test that a runner runs. Tests in Node are contract tests (K) in the folder of the API, else unit tests. */
const kindOf = { playwright: 'E', story: 'C' };

/**
 * Gathers what all runs say about requirements. A requirement holds when every test that names it passed.
 * @param {string} folder where the targets of Nx left their reports, `<project>/<target>.json`
 * @returns {Record<string, { passed: boolean, tests: Proof[] }>}
 */
export const gatherRequirements = (folder) => {
  const named = (by, tests) =>
    tests
      .filter((test) => !test.skipped)
      .map((test) => ({ ...test, kind: test.kind ?? kindOf[by], by, requirements: requirementsIn(test.name) }));
  const proofs = [
    ...named(
      'vitest',
      readdirSync(folder).flatMap((project) => fromJest(read(join(folder, project, 'test.json')))),
    ),
    ...named('playwright', fromPlaywright(read(join(folder, 'portal/e2e.json')))),
    ...fromStories(join(folder, 'storybook/stories')).map((test) => ({ ...test, kind: kindOf.story, by: 'story' })),
  ];
  const gathered = {};
  for (const { requirements, name, passed, kind, by, story } of proofs) {
    for (const id of requirements) {
      const entry = (gathered[id] ??= { passed: true, tests: [] });
      entry.passed &&= passed;
      // The same test in two editions or browsers is one proof, which holds when each of them passed.
      const known = entry.tests.find((test) => test.name === name && test.kind === kind);
      if (known) known.passed &&= passed;
      else entry.tests.push({ name, passed, kind, by, ...(story && { story }) });
    }
  }
  return Object.fromEntries(Object.entries(gathered).sort(([a], [b]) => a.localeCompare(b, 'en', { numeric: true })));
};

/**
 * How each requirement stands, without the tests themselves: what a page loads that shows all of them.
 * @param {{ at: string, requirements: Record<string, { tests: { passed: boolean }[] }> }} results
 */
export const summaryOfRun = ({ at, requirements }) => ({
  at,
  requirements: Object.fromEntries(
    Object.entries(requirements).map(([id, { tests }]) => [
      id,
      { tests: tests.length, failed: tests.filter(({ passed }) => !passed).length },
    ]),
  ),
});

/**
 * Writes what {@link gatherRequirements} found where Storybook's page of requirements looks for it, and returns one
 * line about it. A built Storybook gets it too: it was built before the last tests ran.
 * @param {string} folder where the runs left their results
 * @param {string} [builtStorybook] the static build
 */
export const reportRequirements = (folder, builtStorybook) => {
  const gathered = gatherRequirements(folder);
  const results = { at: new Date().toISOString(), requirements: gathered };
  const report = `${JSON.stringify(results, null, 2)}\n`;
  const places = [
    join(folder, 'published'),
    ...(builtStorybook && existsSync(builtStorybook) ? [join(builtStorybook, 'results')] : []),
  ];
  for (const place of places) {
    mkdirSync(place, { recursive: true });
    writeFileSync(join(place, 'requirements.json'), report);
    writeFileSync(join(place, 'requirements-summary.json'), JSON.stringify(summaryOfRun(results)));
  }
  const failing = Object.entries(gathered)
    .filter(([, { passed }]) => !passed)
    .map(([id]) => id);
  return `${Object.keys(gathered).length} requirements are named by tests${failing.length > 0 ? `; failing: ${failing.join(', ')}` : ''}`;
};

/**
 * A run as the repository holds it: one requirement a line, so that a change of one is read as such.
 * @param {{ at: string, requirements: Record<string, { passed: boolean, tests: Proof[] }> }} results
 */
export const runOnRecord = ({ at, requirements }) => {
  const lines = Object.entries(requirements).map(
    ([id, proven]) => `    ${JSON.stringify(id)}: ${JSON.stringify(proven)}`,
  );
  return `{\n  "at": ${JSON.stringify(at)},\n  "requirements": {\n${lines.join(',\n')}\n  }\n}\n`;
};

const nameOf = { U: 'unit', C: 'story', E: 'end to end', K: 'contract' };

/**
 * The requirements on record that are not proven by the last runs: no test names them, one that does failed, or a kind
 * of test that the record requires is missing.
 * @param {string} folder where the runs left their results
 * @param {{ groups: { lines: { id: string, tests: ('U' | 'C' | 'E' | 'K')[] }[] }[] }} record `docs/requirements.json`
 * @returns {string[]} their ids, with the kinds that are missing
 */
export const unprovenRequirements = (folder, { groups }) => {
  const gathered = gatherRequirements(folder);
  return groups
    .flatMap(({ lines }) => lines)
    .flatMap(({ id, tests }) => {
      const proof = gathered[id];
      if (!proof?.passed) return [id];
      const missing = tests.filter((kind) => !proof.tests.some((test) => test.kind === kind));
      return missing.length > 0 ? [`${id} (${missing.map((kind) => nameOf[kind]).join(', ')})`] : [];
    });
};
