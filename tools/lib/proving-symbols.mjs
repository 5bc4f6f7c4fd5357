import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './bootstrap.mjs';
import { requirementsIn } from './requirements.mjs';

/**
 * Finds requirements that are proven by code which runs for no visitor: the test of a rule passes although the pages do
 * not follow the rule. knip, which finds what only tests use, takes all that a package exports for used.
 */

/**
 * What other sites call and the portal does not: calls of spec §7 whose content the portal reads with other calls, and
 * how to read the names of the industry tree, which is in both languages.
 */
const calledByOthers = new Set(['listKeywords', 'getIndustryTree', 'getProfile', 'nameIn']);

const sources = '{apps,packages}/*/{src,app,server,public,browser}/**/*.{ts,tsx,mjs,js}';
const isForTests =
  /\.(test|spec|stories|fixtures|harness)\.|\/(testing|test-support|e2e|checks|fake)\/|\/test-[^/]*\.ts$|\.d\.ts$/;
const isMade = /node_modules|\/dist\/|\/build\/|storybook/;

/** The text without comments and without lists of imports and re-exports, which call nothing. */
const callsIn = (text) =>
  text
    .replaceAll(/\/\*[\s\S]*?\*\//g, '')
    .replaceAll(/^\s*\/\/.*$/gm, '')
    .replaceAll(/^(?:import|export)\s[^;=]*?\sfrom\s+'[^']+';/gm, '');

const wordsOf = (text) => text.match(/[A-Za-z_$][\w$]*/g) ?? [];
const declared = /^export (?:async )?(?:function\*?|const|class|let|enum)\s+([A-Za-z_$][\w$]*)/gm;

/**
 * The exported values that no production code names but where they are declared.
 * @param {{ path: string, text: string }[]} files the production code
 */
export const uncalledExports = (files) => {
  const times = new Map();
  const declarations = new Map();
  for (const { text } of files) {
    const calls = callsIn(text);
    for (const word of wordsOf(calls)) times.set(word, (times.get(word) ?? 0) + 1);
    for (const [, name] of calls.matchAll(declared)) declarations.set(name, (declarations.get(name) ?? 0) + 1);
  }
  return new Set([...declarations].filter(([name, count]) => times.get(name) === count).map(([name]) => name));
};

/** The values that a test imports from the project, without what exists for tests. */
const importsOf = (text) =>
  [...text.matchAll(/^import\s+\{([^}]*)\}\s+from\s+'((?:\.|@millwright)[^']*)'/gm)]
    .filter(([, , from]) => !isForTests.test(`/${from}`))
    .flatMap(([, names]) => names.split(','))
    .map((name) => name.trim().split(' as ')[0])
    .filter((name) => name !== '' && !name.startsWith('type '));

/**
 * The tests that name requirements and import an export which nobody else calls.
 * @param {{ path: string, text: string }[]} tests
 * @param {Set<string>} uncalled
 * @returns {string[]} `<file>: <export>`
 */
export const proofsOfUncalled = (tests, uncalled) =>
  tests
    // Ids in tables of examples count too.
    .filter(({ text }) => requirementsIn(text.replaceAll(/'([A-Z]{2,3}-\d+)'/g, '[$1]')).length > 0)
    .flatMap(({ path, text }) =>
      importsOf(text)
        .filter((name) => uncalled.has(name) && !calledByOthers.has(name))
        .map((name) => `${path}: ${name}`),
    );

/** {@link proofsOfUncalled} of the whole project. */
export const proofsWithoutUse = () => {
  const files = globSync(sources, { cwd: root })
    .filter((path) => !isMade.test(path))
    .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }));
  const uncalled = uncalledExports(files.filter(({ path }) => !isForTests.test(path)));
  return proofsOfUncalled(
    files.filter(({ path }) => /\.test\.tsx?$/.test(path)),
    uncalled,
  );
};
