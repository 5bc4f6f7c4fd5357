import { existsSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { openEmbedded } from '../db/embedded.ts';
import { migrate, SchemaMismatchError } from '../db/migrate.ts';
import { takeOwnerLock } from '../db/owner-lock.ts';
import { mediaFolder, moveMedia } from '../media/media-folder.ts';
import { moveUploads, uploadFolder } from '../media/upload-store.ts';
import { restrictDataFolder } from '../private-files.ts';
import { OperatorError } from '../operator-error.ts';
import { unpackFolder } from './archive.ts';

/**
 * Puts a backup in the place of a data folder's database. It is unpacked and opened next to it first, so that a damaged
 * backup, or one of a newer version, changes nothing; the database that it replaces is stored as `database.before`.
 * Images and uploaded files are added to those that are there, which the database before may name.
 */
export async function restore(dataDir: string, file: string, force: boolean): Promise<void> {
  if (!existsSync(file)) throw new OperatorError(`There is no file ${file}.`);
  const unlock = takeOwnerLock(dataDir);
  const [folder, draft, before] = ['database', 'restore/database', 'database.before'].map((name) =>
    join(dataDir, name),
  ) as [string, string, string];
  const drafts = join(dataDir, 'restore');
  try {
    if (existsSync(folder) && !force)
      throw new OperatorError(
        `${dataDir} holds a database already; nothing was changed. Add --force to replace it; it is kept as ${before}.`,
      );
    await rm(drafts, { recursive: true, force: true });
    try {
      await unpackFolder(file, draft);
      // Images and files have a place of their own: the folder of the database holds nothing else.
      if (existsSync(join(draft, 'media'))) await rename(join(draft, 'media'), mediaFolder(drafts));
      if (existsSync(join(draft, 'uploads'))) await rename(join(draft, 'uploads'), uploadFolder(drafts));
      await tryDatabase(drafts);
    } catch (error) {
      if (error instanceof SchemaMismatchError || (error as NodeJS.ErrnoException).code === 'ENOSPC') throw error;
      throw new OperatorError(
        `${file} cannot be restored (${(error as Error).message.split('\n')[0]}); nothing was changed.`,
      );
    }
    await moveMedia(mediaFolder(drafts), mediaFolder(dataDir));
    await moveUploads(uploadFolder(drafts), uploadFolder(dataDir));
    if (existsSync(folder)) {
      await rm(before, { recursive: true, force: true });
      await rename(folder, before);
    }
    await rename(draft, folder);
    restrictDataFolder(dataDir);
  } finally {
    await rm(drafts, { recursive: true, force: true });
    unlock();
  }
}

/** Opens a database, checks whether its schema is known, and closes it. */
async function tryDatabase(dataDir: string): Promise<void> {
  const database = await openEmbedded(dataDir);
  try {
    await migrate(database.db, new Date());
  } finally {
    await database.close();
  }
}
