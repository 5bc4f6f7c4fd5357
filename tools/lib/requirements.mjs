import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const read = (path) => (existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : undefined);

/** The requirements that a title names, e.g. `[SP-09]` or `[SP-09, SP-10]`. */
export const requirementsIn = (title) =>
  [...title.matchAll(/\[([A-Z]{2}-\d+(?:\s*,\s*[A-Z]{2}-\d+)*)\]/g)].flatMap((match) => match[1].split(/\s*,\s*/));

const fromJest = (report) =>
  (report?.testResults ?? []).flatMap((file) => file.assertionResults.map((test) => ({ name: test.fullName, passed: test.status === 'passed', skipped: test.status !== 'passed' && test.status !== 'failed' })));

const specsOf = (suite, above = []) => {
  const titles = [...above, suite.title];
  return [...(suite.suites ?? []).flatMap((child) => specsOf(child, titles)), ...(suite.specs ?? []).map((spec) => ({ ...spec, title: [...titles, spec.title].join(' ') }))];
};

const fromPlaywright = (report) =>
  (report?.suites ?? []).flatMap((suite) => specsOf(suite)).map((spec) => ({ name: spec.title, passed: spec.ok, skipped: spec.tests.every((test) => test.status === 'skipped') }));

const fromStories = (folder) => (existsSync(folder) ? readdirSync(folder).map((file) => read(join(folder, file))) : []);

/**
 * Gathers what all runs say about requirements. A requirement holds when every test that names it passed.
 * @param {string} folder where the runs left their results
 * @returns {Record<string, { passed: boolean, tests: string[] }>}
 */
export const gatherRequirements = (folder) => {
  const named = [...fromJest(read(join(folder, 'vitest.json'))), ...fromPlaywright(read(join(folder, 'playwright.json')))].filter((test) => !test.skipped).map((test) => ({ ...test, requirements: requirementsIn(test.name) }));
  const gathered = {};
  for (const { name, passed, requirements } of [...named, ...fromStories(join(folder, 'stories'))]) {
    for (const id of requirements) {
      const entry = (gathered[id] ??= { passed: true, tests: [] });
      entry.passed &&= passed;
      if (!entry.tests.includes(name)) entry.tests.push(name);
    }
  }
  return Object.fromEntries(Object.entries(gathered).sort(([a], [b]) => a.localeCompare(b, 'en', { numeric: true })));
};

/** Writes what {@link gatherRequirements} found beside the results, and returns one line about it. */
export const reportRequirements = (folder) => {
  const gathered = gatherRequirements(folder);
  writeFileSync(join(folder, 'requirements.json'), `${JSON.stringify(gathered, null, 2)}\n`);
  const failing = Object.entries(gathered).filter(([, { passed }]) => !passed).map(([id]) => id);
  return `${Object.keys(gathered).length} requirements are named by tests${failing.length > 0 ? `; failing: ${failing.join(', ')}` : ''}`;
};
