import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../lib/bootstrap.mjs';

/** Where the scores are on record. */
export const recordPath = join(root, 'docs/mutation.json');

/**
 * A file on record: what was measured, and of which text of it and of the test next to it.
 *
 * @typedef {object} Measured
 * @property {string} scope
 * @property {string} digest
 * @property {number} mutants
 * @property {number} killed
 * @property {string} date
 * @property {{ line: number, mutator: string, replacement: string, reason?: string }[]} survivors what no test noticed;
 *   the reason, written by hand, says why that is right
 */

/** @returns {Record<string, Measured>} */
export const readRecord = () => (existsSync(recordPath) ? JSON.parse(readFileSync(recordPath, 'utf8')) : {});

/** Lines that have no mutants, however they change: comments and imports. */
const hasNoMutant = /^\s*(?:\/\/|\/\*\*|\*|import\b|\} from ')/;

/** A text without the lines that have no mutants. */
const mutated = (text) =>
  text
    .split('\n')
    .filter((line) => line.trim() !== '' && !hasNoMutant.test(line))
    .join('\n');

/** The digest of a file and of the test next to it, without comments and imports: a score is of both. */
export const digestOf = (file, read = (path) => readFileSync(join(root, path), 'utf8')) => {
  const hash = createHash('sha256').update(mutated(read(file)));
  const test = file.replace(/(?:\.machine)?\.tsx?$/, '.test.ts');
  if (existsSync(join(root, test))) hash.update(mutated(read(test)));
  return hash.digest('hex').slice(0, 16);
};

const isSame = (one, other) => one.mutator === other.mutator && one.replacement === other.replacement;

/** The record with what was measured now. Reasons stay with the survivors that they are of. */
export const writtenRecord = (record, outcomes, now, digest = digestOf) => {
  const next = { ...record };
  for (const { file, scope, mutants, killed, survivors } of outcomes) {
    const before = record[file]?.survivors ?? [];
    next[file] = {
      scope,
      digest: digest(file),
      mutants,
      killed,
      date: now.toISOString().slice(0, 10),
      survivors: survivors.map(({ line, mutator, replacement }) => {
        const reason = before.find((one) => one.reason && isSame(one, { mutator, replacement }))?.reason;
        return { line, mutator, replacement, ...(reason && { reason }) };
      }),
    };
  }
  const sorted = Object.fromEntries(Object.entries(next).sort(([one], [other]) => one.localeCompare(other, 'en')));
  return `${JSON.stringify(sorted, null, 2)}\n`;
};
