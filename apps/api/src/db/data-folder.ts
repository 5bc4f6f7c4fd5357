import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { OperatorError } from '../operator-error.ts';
import { lossIn } from './file-list.ts';

/** Thrown where the embedded database of a data folder cannot be opened. Nothing in the folder was changed. */
export class DamagedDatabaseError extends OperatorError {
  override name = 'DamagedDatabaseError';

  constructor(dataDir: string, reason: string) {
    super(
      `The database in ${dataDir} is damaged (${reason}). It was left as it is: ` +
        'restore a backup with “npm run backup -- --restore <file> --force”.',
    );
  }
}

/** The major version of PostgreSQL that the embedded database is. */
const version = '18';

/** What no database can do without, and what is never empty. */
const files = [
  'PG_VERSION',
  'global/pg_control',
  'global/pg_filenode.map',
  'base/5/PG_VERSION',
  'base/5/pg_filenode.map',
];
const folders = ['base', 'global', 'pg_wal', 'pg_xact', 'pg_multixact'];

/**
 * Says what is plainly wrong with a database folder; null where it can be tried. A folder without a version would be
 * made again.
 */
export function damageOf(folder: string): string | null {
  const about = (name: string) => statSync(join(folder, name), { throwIfNoEntry: false });
  if (existsSync(folder) && !statSync(folder).isDirectory()) return 'it is a file';
  for (const name of files) if (!about(name)?.isFile() || about(name)?.size === 0) return `${name} is missing or empty`;
  for (const name of folders) if (!about(name)?.isDirectory()) return `the folder ${name} is missing`;
  const found = readFileSync(join(folder, 'PG_VERSION'), 'utf8').trim();
  if (found !== version) return `PG_VERSION is not ${version}`;
  const control = readFileSync(join(folder, 'global/pg_control'));
  if (control.length !== 8192 || control.every((byte) => byte === 0)) return 'global/pg_control is not whole';
  return lossIn(folder);
}
