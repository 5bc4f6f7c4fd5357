import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const project = join(import.meta.dirname, '../../..');

/** Folder of public payload lists: `CORPORA_DIR`, else `shared/corpora` beside the project. */
const folder = process.env.CORPORA_DIR ?? join(project, '..', 'shared', 'corpora');

/** A public payload list; null where it is not there, and then a test says so and runs the project's own lists only. */
export function readCorpus(name: string): string | null {
  const file = join(folder, name);
  return existsSync(file) ? readFileSync(file, 'utf8') : null;
}
