import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../lib/bootstrap.mjs';
import { run } from '../lib/run.mjs';

/** A mutant: one place written otherwise. @typedef {{ line: number, mutator: string, replacement: string, status: string }} Mutant */

/** What Stryker counts as noticed: a test failed, or did not come to an end. */
const noticed = new Set(['Killed', 'Timeout']);

/** A mutant that does not compile or load is none. */
const judged = (mutants) =>
  mutants.filter(({ status }) => !['CompileError', 'RuntimeError', 'Ignored'].includes(status));

/**
 * What the tests made of the mutants of a file.
 * @param {readonly Mutant[]} mutants
 */
export const scoreOf = (mutants) => {
  const all = judged(mutants);
  const killed = all.filter(({ status }) => noticed.has(status)).length;
  return { mutants: all.length, killed, score: all.length === 0 ? 100 : (100 * killed) / all.length };
};

/** The mutants of a file that nobody noticed. */
export const survivorsOf = (mutants) => judged(mutants).filter(({ status }) => !noticed.has(status));

/**
 * Mutates files of a scope and runs their tests, in a copy of the project.
 * @param {import('./scopes.mjs').Scope} scope
 * @param {string[]} files from the root on
 * @param {{ node: string, env: NodeJS.ProcessEnv, concurrency?: number }} options
 * @returns {Promise<Map<string, Mutant[]>>} by file
 */
export const mutate = async (scope, files, { node, env, concurrency = 1 }) => {
  const folder = mkdtempSync(join(tmpdir(), 'millwright-mutation-'));
  const report = join(folder, 'report.json');
  const settings = join(folder, 'stryker.json');
  writeFileSync(
    settings,
    JSON.stringify({
      testRunner: 'vitest',
      plugins: ['@stryker-mutator/vitest-runner'],
      mutate: files,
      vitest: { configFile: 'tools/mutation/vitest.config.mjs', related: true },
      concurrency,
      reporters: ['json'],
      jsonReporter: { fileName: report },
      tempDirName: join('.cache', 'mutation'),
      ignorePatterns: [
        '.cache',
        '.nx',
        '.data',
        'dist',
        'build',
        'storybook-static',
        'e2e',
        '*.webp',
        '*.png',
        '*.woff2',
      ],
      // Types are the business of `typecheck`, whose compiler has no interface for programs.
      checkers: [],
      disableTypeChecks: false,
      tsconfigFile: 'none.json',
      allowConsoleColors: false,
    }),
  );
  try {
    const { output } = await run(
      node,
      [join(root, 'node_modules/@stryker-mutator/core/bin/stryker.js'), 'run', settings],
      { env: { ...env, MUTATION_SCOPE: JSON.stringify(scope) }, quiet: true, timeout: 120 * 60_000 },
    );
    let read;
    try {
      read = JSON.parse(readFileSync(report, 'utf8'));
    } catch {
      throw new Error(`Stryker wrote no report: ${output.slice(0, 3000)}`);
    }
    return new Map(
      Object.entries(read.files).map(([file, { mutants }]) => [
        file,
        mutants.map(({ mutatorName, replacement, status, location }) => ({
          line: location.start.line,
          mutator: mutatorName,
          replacement: (replacement ?? '').replaceAll(/\s+/g, ' ').slice(0, 80),
          status,
        })),
      ]),
    );
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};
