import { existsSync } from 'node:fs';
import { cp, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { DamagedDatabaseError, damageOf } from '../db/data-folder.ts';
import { takeOwnerLock } from '../db/owner-lock.ts';
import { mediaFolder, mediaNamesIn } from '../media/media-folder.ts';
import { uploadFolder, uploadsIn } from '../media/upload-store.ts';
import { OperatorError } from '../operator-error.ts';
import { packFolder } from './archive.ts';

/**
 * Packs a copy of a database that nobody writes to, the stored images and uploaded files, into a file; what was in the file stays until
 * it is whole. Both are looked for after the copy was made: those that its records name are there before them.
 */
async function packInto(dataDir: string, folder: string, file: string): Promise<number> {
  const draft = `${file}.part`;
  try {
    // One that was left by a kill would keep its mode.
    await rm(draft, { force: true });
    const images = (await mediaNamesIn(mediaFolder(dataDir))).map((name) => `media/${name}`);
    const uploads = (await uploadsIn(uploadFolder(dataDir))).map((id) => `uploads/${id}`);
    await packFolder(dataDir, folder, [...images, ...uploads], draft);
    await rename(draft, file);
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
  return (await stat(file)).size;
}

/** The part of an embedded database that a backup needs: a moment in which nothing is written. */
export interface Pausable {
  /** Runs something while no query runs, all earlier ones being on the disk. */
  whilePaused<T>(run: () => Promise<T>): Promise<T>;
}

/**
 * Writes a backup of the open database of a data folder. Queries wait only while its files are copied; the copy is
 * packed afterwards. Returns its size in bytes.
 */
export async function backUpOpen(database: Pausable, dataDir: string, file: string, force: boolean): Promise<number> {
  refuseExisting(file, force);
  const copy = join(dataDir, 'database.backup');
  await rm(copy, { recursive: true, force: true });
  try {
    await database.whilePaused(() => cp(join(dataDir, 'database'), copy, { recursive: true }));
    return await packInto(dataDir, 'database.backup', file);
  } finally {
    await rm(copy, { recursive: true, force: true });
  }
}

/** Writes a backup of a data folder that nobody has open. */
export async function backUpClosed(dataDir: string, file: string, force: boolean): Promise<number> {
  refuseExisting(file, force);
  const folder = join(dataDir, 'database');
  if (!existsSync(folder)) throw new OperatorError(`There is no database in ${dataDir}.`);
  const unlock = takeOwnerLock(dataDir);
  try {
    const damage = damageOf(folder);
    if (damage !== null) throw new DamagedDatabaseError(dataDir, damage);
    return await packInto(dataDir, 'database', file);
  } finally {
    unlock();
  }
}

function refuseExisting(file: string, force: boolean): void {
  if (!force && existsSync(file))
    throw new OperatorError(`${file} is there already; nothing was written. Add --force to replace it.`);
}
