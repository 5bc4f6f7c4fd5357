import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

// Public lists of hostile input are large and not ours, so they are kept beside the repository.
const repository = resolve(import.meta.dirname, '../../../..');
const folder = process.env['CORPORA'] ?? join(repository, '..', 'shared', 'corpora');

/** The text of a file of public payloads, for tests only; null where the folder is absent. */
export const readCorpus = (file: string): string | null => {
  const path = join(folder, file);
  return existsSync(path) ? readFileSync(path, 'utf8') : null;
};
