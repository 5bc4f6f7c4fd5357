import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** The id of a file, which is its name in the store. */
const uploadName = /^[\w-]{22}$/;

/** The folder of uploaded files in a data folder. */
export const uploadFolder = (dataDir: string): string => join(dataDir, 'uploads');

/** The ids of the files in a folder; none where there is no such folder. */
export async function uploadsIn(folder: string): Promise<string[]> {
  const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  return names.filter((name) => uploadName.test(name)).sort();
}

/** Stores a file, which is on the disk when this resolves. */
export async function putUpload(folder: string, id: string, bytes: Uint8Array): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const draft = join(folder, `${randomUUID()}.new`);
  try {
    await writeFile(draft, bytes, { flush: true, mode: 0o600 });
    await rename(draft, join(folder, id));
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
}

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
export async function moveUploads(from: string, folder: string): Promise<void> {
  const ids = await uploadsIn(from);
  if (ids.length > 0) await mkdir(folder, { recursive: true, mode: 0o700 });
  for (const id of ids) await rename(join(from, id), join(folder, id));
}
