import { createHash } from 'node:crypto';
import type { FilePart } from '../http/byte-range.ts';
import { mediaFormatOf, mediaFormats, type MediaFormat } from './media-format.ts';

/** Where the site's own images, players and files are served. */
export const mediaPath = '/img/media/';

/** A name of the store: the hash of the URL that the file comes from, and an ending by its content. */
const mediaName = /^[0-9a-f]{40}\.(\w{3,4})$/;

/** The format that a name of the store says; null for texts that are none, and so lead nowhere. */
export const formatOfName = (name: string): MediaFormat | null =>
  mediaFormats.get(mediaName.exec(name)?.[1] ?? '') ?? null;

/** Where files are: a folder, or a bucket of a service that speaks the S3 API. A file never changes. */
export interface MediaFiles {
  /** The names of all files of the store, in their order. */
  names(): Promise<string[]>;
  /** Stores a file. It has its name once it is whole. */
  write(name: string, bytes: Buffer, contentType: string): Promise<void>;
  /** Reads a file, or the one part of it that a `Range` header requests; null where there is none of that name. */
  read(name: string, range?: string): Promise<FilePart | null>;
}

/** A file of the store, or a part of it. */
interface StoredMedia extends MediaFormat, FilePart {}

/** What imports fetched and the site shows. */
export interface MediaStore {
  /** The path at which the file of a URL is served; null where it is not stored. */
  find(url: string): Promise<string | null>;
  /** Stores the file of a URL and returns its path; null for what the site does not store. */
  put(url: string, bytes: Buffer): Promise<string | null>;
  /** The names of all files, in their order. */
  names(): Promise<string[]>;
  /** Stores a file of another store under its name; whether it was not there. Null for what the site does not store. */
  add(name: string, bytes: Buffer): Promise<boolean | null>;
  /** Reads a file. Images are read whole, whatever part is requested; null where there is none of that name. */
  read(name: string, range?: string): Promise<StoredMedia | null>;
}

/** Makes a store of files. Their names are read once, with the first question. */
export function createMediaStore(files: MediaFiles): MediaStore {
  let names: Promise<Map<string, string>> | undefined;
  const stored = (): Promise<Map<string, string>> =>
    (names ??= files.names().then(
      (all) => new Map(all.map((name) => [name.split('.')[0]!, name])),
      (error: unknown) => {
        names = undefined;
        throw error;
      },
    ));
  const hashOf = (url: string): string => createHash('sha256').update(url).digest('hex').slice(0, 40);
  const write = async (name: string, bytes: Buffer, format: MediaFormat): Promise<void> => {
    await files.write(name, bytes, format.contentType);
    (await stored()).set(name.split('.')[0]!, name);
  };
  return {
    names: async () => [...(await stored()).values()].sort(),
    async find(url) {
      const name = (await stored()).get(hashOf(url));
      return name === undefined ? null : mediaPath + name;
    },
    async put(url, bytes) {
      const format = mediaFormatOf(bytes, url);
      if (format === null) return null;
      const name = `${hashOf(url)}.${format.ending}`;
      await write(name, bytes, format);
      return mediaPath + name;
    },
    async add(name, bytes) {
      const format = formatOfName(name);
      if (format === null || mediaFormatOf(bytes, name)?.ending !== format.ending) return null;
      if ((await stored()).get(name.split('.')[0]!) === name) return false;
      await write(name, bytes, format);
      return true;
    },
    async read(name, range) {
      const format = formatOfName(name);
      if (format === null) return null;
      const part = await files.read(name, format.kind === 'image' ? undefined : range);
      if (part === null) return null;
      // What is whole is served only as what it is: a fault of a disk makes nothing else of it.
      const isWhole = part.range === null;
      return isWhole && mediaFormatOf(part.body, name)?.ending !== format.ending ? null : { ...part, ...format };
    },
  };
}
