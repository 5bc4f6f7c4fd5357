import { readdir, readFile, rm, stat, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { storeFile } from '@millwright/api/stored-files';
import { writeLogLine } from '../../app/shell/page/log.server.ts';

/** Files on the disk, bounded by their bytes. */
export interface DiskCache {
  get(name: string): Promise<Buffer | null>;
  set(name: string, bytes: Buffer): Promise<void>;
}

/** A file that is used is marked so, but not for every use, in milliseconds. */
const markedEvery = 60 * 60_000;

/** What is left of the bytes after making room. */
const shareAfter = 0.9;

/** How many bytes are written before the folder is looked at: a part of its limit. */
const shareBetween = 0.05;

/**
 * Caches files in a folder of its own, up to a number of bytes; those that were not used for longest go first. Several
 * processes may use one folder: a file appears in it whole, and what is in it is looked up there, not remembered.
 */
export function createDiskCache(folder: string, limit: number): DiskCache {
  let written = Infinity;
  let clearing: Promise<void> | null = null;

  const makeRoom = async (): Promise<void> => {
    const names = await readdir(folder);
    const files = await Promise.all(
      names.map(async (name) => {
        const found = await stat(join(folder, name)).catch(() => null);
        return found?.isFile() ? { name, size: found.size, usedAt: found.mtimeMs } : null;
      }),
    );
    const present = files.filter((file) => file !== null).sort((one, other) => one.usedAt - other.usedAt);
    let total = present.reduce((sum, { size }) => sum + size, 0);
    if (total <= limit) return;
    for (const { name, size } of present) {
      if (total <= limit * shareAfter) break;
      await rm(join(folder, name), { force: true });
      total -= size;
    }
  };

  return {
    async get(name) {
      const file = join(folder, name);
      try {
        const bytes = await readFile(file);
        const { mtimeMs } = await stat(file);
        if (Date.now() - mtimeMs > markedEvery) await utimes(file, new Date(), new Date());
        return bytes;
      } catch {
        return null;
      }
    },
    async set(name, bytes) {
      try {
        await storeFile(folder, name, bytes);
        written += bytes.length;
        if (written < limit * shareBetween || clearing) return;
        written = 0;
        clearing = makeRoom().finally(() => (clearing = null));
        await clearing;
      } catch (error) {
        // A full disk costs time, not images.
        writeLogLine('warn', 'an image could not be cached', {
          error: (error as NodeJS.ErrnoException).code ?? String(error),
        });
      }
    },
  };
}
