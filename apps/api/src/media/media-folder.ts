import { open } from 'node:fs/promises';
import { join } from 'node:path';
import { readRange, type FilePart } from '../http/byte-range.ts';
import { createMediaStore, formatOfName, type MediaStore } from './media-store.ts';
import { moveFiles, namesIn, storeFile } from './stored-files.ts';

/** Their folder in a data folder. */
export const mediaFolder = (dataDir: string): string => join(dataDir, 'media');

/** The names of the store in a folder; none where there is no such folder. */
export const mediaNamesIn = async (folder: string): Promise<string[]> =>
  (await namesIn(folder)).filter((name) => formatOfName(name) !== null);

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
    write: (name, bytes) => storeFile(folder, name, bytes),
    read: (name, range) => readFrom(join(folder, name), range),
  });

/** Moves the files of another folder of the same disk here. Of one name there is one image, whichever was first. */
export const moveMedia = async (from: string, folder: string): Promise<void> =>
  moveFiles(from, folder, await mediaNamesIn(from));
