import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Folder of public lists of hostile input, which are large and not ours. */
const folder = process.env['CORPORA_DIR'];

/** Where a public list is; null where it is not there. For tests only. */
export function corpusPath(name: string): string | null {
  const file = folder === undefined ? null : join(folder, name);
  return file !== null && existsSync(file) ? file : null;
}

/** A public list; null where it is not there, and then a test says so and runs the project's own lists only. */
export function readCorpus(name: string): string | null {
  const file = corpusPath(name);
  return file === null ? null : readFileSync(file, 'utf8');
}
