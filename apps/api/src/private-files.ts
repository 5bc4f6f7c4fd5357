import { chmodSync, lstatSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** What we make in a data folder. Anyone who names a folder that holds other things too keeps the modes of those. */
const ours = [
  'database',
  'database.new',
  'database.backup',
  'database.before',
  'restore',
  'lock',
  'images',
  'media',
  'uploads',
];

/** A folder that many users write to, such as /tmp. */
const sticky = 0o1000;

/** Makes every file that this process makes from now on readable and writable by its user alone. */
export function makeFilesPrivate(): void {
  process.umask(0o077);
}

function restrict(path: string): void {
  const found = lstatSync(path, { throwIfNoEntry: false });
  if (!found || found.isSymbolicLink()) return;
  if ((found.mode & 0o077) !== 0) chmodSync(path, found.isDirectory() ? 0o700 : 0o600);
  if (found.isDirectory()) for (const name of readdirSync(path)) restrict(join(path, name));
}

/**
 * Takes from the group and from everybody what they may do with a data folder: it holds hashes of passwords, and
 * secrets. It throws where that cannot be done.
 */
export function restrictDataFolder(dataDir: string): void {
  const found = lstatSync(dataDir, { throwIfNoEntry: false });
  if (found?.isDirectory() && (found.mode & sticky) === 0 && (found.mode & 0o077) !== 0) chmodSync(dataDir, 0o700);
  for (const name of ours) restrict(join(dataDir, name));
}
