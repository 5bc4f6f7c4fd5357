import { existsSync, globSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { bootstrap, root } from '../lib/bootstrap.mjs';
import { resultsFolder } from '../lib/results.mjs';
import { digestOf, readRecord, recordPath, writtenRecord } from './record.mjs';
import { mutate, scoreOf, survivorsOf } from './run-stryker.mjs';
import { leastScore, scopes } from './scopes.mjs';

// See tools/mutation.mjs, which runs this with the Node of the project.
const { node, env } = bootstrap();
const args = process.argv.slice(2);
const [isChanged, isWriting] = ['--changed', '--write'].map((option) => args.includes(option));
const words = args.filter((arg) => !arg.startsWith('--'));

/** So many mutants of changed files are tried in `npm test`: more are the business of a run of their own. */
const mostMutants = 150;

const record = readRecord();
/** The files of a scope, but those of a scope before it. */
const taken = new Set();
const filesOf = ({ folder, files }) =>
  globSync(
    files.filter((pattern) => !pattern.startsWith('!')),
    {
      cwd: join(root, folder),
      exclude: [...files.filter((one) => one.startsWith('!')).map((one) => one.slice(1)), '**/*.test.ts'],
    },
  )
    .map((file) => join(folder, file))
    .filter((file) => !taken.has(file) && taken.add(file))
    .sort();

const isNew = (file) => record[file] !== undefined && record[file].digest !== digestOf(file);
const chosen = scopes.map((scope) => ({
  scope,
  files: filesOf(scope).filter((file) =>
    isChanged ? isNew(file) : words.length === 0 || words.some((word) => scope.name === word || file.includes(word)),
  ),
}));

let left = isChanged ? mostMutants : Infinity;
const hasTime = (file) => {
  const mutants = record[file]?.mutants ?? 0;
  if (mutants > left) {
    console.log(`later ${file}: npm test has no time for its ${mutants} mutants`);
    return false;
  }
  left -= mutants;
  return true;
};
const outcomes = [];
for (const { scope, files } of chosen) {
  const some = files.filter(hasTime);
  if (some.length === 0) continue;
  const measured = await mutate(scope, some, { node, env });
  for (const [file, mutants] of measured) {
    const result = scoreOf(mutants);
    const survivors = survivorsOf(mutants);
    outcomes.push({ file, scope: scope.name, ...result, survivors });
    console.log(
      `${result.score >= leastScore ? 'ok  ' : 'FAIL'} ${file}: ${result.killed} of ${result.mutants} noticed, ` +
        `${result.score.toFixed(0)} %`,
    );
    for (const { line, mutator, replacement } of survivors) console.log(`     ${line} ${mutator}: ${replacement}`);
  }
  if (isWriting) writeFileSync(recordPath, writtenRecord(readRecord(), outcomes, new Date()));
}

const failed = outcomes.filter(({ score }) => score < leastScore).length;
console.log(`${outcomes.length} files; ${failed} below ${leastScore} %`);
const results = join(resultsFolder, 'tools');
if (!existsSync(results)) mkdirSync(results, { recursive: true });
writeFileSync(
  join(results, 'mutation.json'),
  JSON.stringify({ passed: Math.max(1, outcomes.length - failed), failed }),
);
process.exit(failed === 0 ? 0 : 1);
