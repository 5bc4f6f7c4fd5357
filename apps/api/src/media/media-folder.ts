import { randomUUID } from 'node:crypto';
import { mkdir, open, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readRange } from '../http/byte-range.ts';
import { createMediaStore, formatOfName, type FilePart, type MediaStore } from './media-store.ts';

/** Their folder in a data folder. */
export const mediaFolder = (dataDir: string): string => join(dataDir, 'media');

/** The names of the store in a folder; none where there is no such folder. */
export async function mediaNamesIn(folder: string): Promise<string[]> {
  const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  return names.filter((name) => formatOfName(name) !== null).sort();
}

async function writeInto(folder: string, name: string, bytes: Buffer): Promise<void> {
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

async function readFrom(file: string, header: string | undefined): Promise<FilePart | null> {
  const opened = await open(file).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null;
    throw error;
  });
  if (opened === null) return null;
  try {
    const { size } = await opened.stat();
    const range = readRange(header, size);
    if (range === null) return { body: await opened.readFile(), size, range };
    if (range === 'unsatisfiable') return { body: Buffer.alloc(0), size, range };
    const length = range.last - range.first + 1;
    const { buffer, bytesRead } = await opened.read(Buffer.alloc(length), 0, length, range.first);
    return { body: buffer.subarray(0, bytesRead), size, range };
  } finally {
    await opened.close();
  }
}

/** The store of a folder, which is made with its first file. */
export const openMediaFolder = (folder: string): MediaStore =>
  createMediaStore({
    names: () => mediaNamesIn(folder),
    write: (name, bytes) => writeInto(folder, name, bytes),
    read: (name, range) => readFrom(join(folder, name), range),
  });

/** Moves the files of another folder of the same disk here. Of one name there is one image, whichever was first. */
export async function moveMedia(from: string, folder: string): Promise<void> {
  const names = await mediaNamesIn(from);
  if (names.length > 0) await mkdir(folder, { recursive: true, mode: 0o700 });
  for (const name of names) await rename(join(from, name), join(folder, name));
}
