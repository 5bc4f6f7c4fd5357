import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { moveFiles, namesIn } from './stored-files.ts';

/** The id of a file, which is its name in the store. */
const uploadName = /^[\w-]{22}$/;

/** The folder of uploaded files in a data folder. */
export const uploadFolder = (dataDir: string): string => join(dataDir, 'uploads');

/** The ids of the files in a folder; none where there is no such folder. */
export const uploadsIn = async (folder: string): Promise<string[]> =>
  (await namesIn(folder)).filter((name) => uploadName.test(name));

/** Reads a file; null where there is none. */
export async function readUpload(folder: string, id: string): Promise<Buffer | null> {
  if (!uploadName.test(id)) return null;
  return readFile(join(folder, id)).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null;
    throw error;
  });
}

/** Removes a file. */
export const removeUpload = (folder: string, id: string): Promise<void> => rm(join(folder, id), { force: true });

/** Moves the files of another folder of the same disk here. */
export const moveUploads = async (from: string, folder: string): Promise<void> =>
  moveFiles(from, folder, await uploadsIn(from));
