import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { mediaFormatOf, mediaFormats, type MediaFormat } from './media-format.ts';

/** Where the site's own images, players and files are served. */
export const mediaPath = '/img/media/';

/** A name of the store: the hash of the URL that the file comes from, and an ending by its content. */
const mediaName = /^[0-9a-f]{40}\.(\w{3,4})$/;

/** Whether a text is a name of the store, and so leads nowhere else. */
const isMediaName = (name: string): boolean => mediaFormats.has(mediaName.exec(name)?.[1] ?? '');

/** Their folder in a data folder. */
export const mediaFolder = (dataDir: string): string => join(dataDir, 'media');

/** The names of the store in a folder; none where there is no such folder. */
export async function mediaNamesIn(folder: string): Promise<string[]> {
  const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  return names.filter(isMediaName).sort();
}

/** What an import fetched, as files of a folder; a file never changes. */
export interface MediaStore {
  /** The path at which the file of a URL is served; null where it is not stored. */
  find(url: string): Promise<string | null>;
  /** Stores the file of a URL and returns its path; null for what the site does not store. */
  put(url: string, bytes: Buffer): Promise<string | null>;
}

/** Opens the store of a folder, which is made with its first file. */
export function openMediaStore(folder: string): MediaStore {
  let names: Promise<Map<string, string>> | undefined;
  const stored = (): Promise<Map<string, string>> =>
    (names ??= mediaNamesIn(folder).then((all) => new Map(all.map((name) => [name.split('.')[0]!, name]))));
  const hashOf = (url: string): string => createHash('sha256').update(url).digest('hex').slice(0, 40);
  return {
    async find(url) {
      const name = (await stored()).get(hashOf(url));
      return name === undefined ? null : mediaPath + name;
    },
    async put(url, bytes) {
      const format = mediaFormatOf(bytes, url);
      if (format === null) return null;
      const hash = hashOf(url);
      const name = `${hash}.${format.ending}`;
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
      (await stored()).set(hash, name);
      return mediaPath + name;
    },
  };
}

/** A file of the store. */
export interface StoredMedia extends MediaFormat {
  body: Buffer;
}

/** Reads a file of the store; null where there is none of that name. */
export async function readMedia(folder: string, name: string): Promise<StoredMedia | null> {
  if (!isMediaName(name)) return null;
  try {
    const body = await readFile(join(folder, name));
    const format = mediaFormatOf(body, name);
    return format && { body, ...format };
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}

/** Moves the files of another folder of the same disk here. Of one name there is one image, whichever was first. */
export async function moveMedia(from: string, folder: string): Promise<void> {
  const names = await mediaNamesIn(from);
  if (names.length > 0) await mkdir(folder, { recursive: true, mode: 0o700 });
  for (const name of names) await rename(join(from, name), join(folder, name));
}
