import { randomUUID } from 'node:crypto';
import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** The names in a folder, sorted; none where there is no such folder. */
export async function namesIn(folder: string): Promise<string[]> {
  const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  return names.sort();
}

/** Stores a file in a folder, which is made with its first. It appears whole, and is on the disk when this resolves. */
export async function storeFile(folder: string, name: string, bytes: Uint8Array): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const draft = join(folder, `${randomUUID()}.new`);
  try {
    // On the disk before it has its name: else it may be empty after a power cut, for ever.
    await writeFile(draft, bytes, { flush: true, mode: 0o600 });
    await rename(draft, join(folder, name));
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
}

/** Moves files of another folder of the same disk here, in the place of those that have their names. */
export async function moveFiles(from: string, folder: string, names: readonly string[]): Promise<void> {
  if (names.length > 0) await mkdir(folder, { recursive: true, mode: 0o700 });
  for (const name of names) await rename(join(from, name), join(folder, name));
}
