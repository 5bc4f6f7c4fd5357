import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { create, extract, list, type ReadEntry } from 'tar';

/**
 * Packs a folder, whose files do not change meanwhile, and files next to it into a compressed archive that every system
 * reads.
 *
 * @param name the folder in `dataDir`: what it holds is at the top of the archive
 * @param others paths in `dataDir`, which they have in the archive too
 */
export async function packFolder(
  dataDir: string,
  name: string,
  others: readonly string[],
  file: string,
): Promise<void> {
  const names = (await readdir(join(dataDir, name))).sort().map((each) => `${name}/${each}`);
  const archive = create(
    {
      cwd: dataDir,
      portable: true,
      strict: true,
      maxReadSize: 256 * 1024,
      onWriteEntry: (entry) => {
        if (entry.path.startsWith(`${name}/`)) entry.path = entry.path.slice(name.length + 1);
      },
    },
    [...names, ...others],
  );
  // Not by `gzip` of tar: it compresses in the main thread, which serves requests meanwhile.
  await pipeline(archive, createGzip({ level: 3 }), createWriteStream(file, { mode: 0o600 }));
}

function refusalOf({ path, type }: ReadEntry): string | null {
  const parts = path.replace(/\/$/, '').split('/');
  if (parts.some((part) => !/^[\w.-]+$/.test(part) || /^\.+$/.test(part)))
    return 'it holds a name that no database has';
  return type === 'File' || type === 'Directory' ? null : 'it holds what is neither a file nor a folder';
}

/** Reads an archive to its end, so that one which is damaged, cut off or none of a database is refused. */
async function checkArchive(file: string): Promise<void> {
  let [refusal, isWhole]: [string | null, boolean] = [null, false];
  const reader = list({
    strict: true,
    onReadEntry: (entry) => {
      refusal ??= refusalOf(entry);
      entry.resume();
    },
  });
  reader.on('eof', () => {
    isWhole = true;
  });
  await pipeline(createReadStream(file), createGunzip(), reader);
  if (!isWhole) refusal ??= 'it breaks off';
  if (refusal !== null) throw new Error(refusal);
}

/** Unpacks an archive into a folder, which it makes. It is read twice: nothing is written of one that is refused. */
export async function unpackFolder(file: string, folder: string): Promise<void> {
  await checkArchive(file);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const writer = extract({
    cwd: folder,
    strict: true,
    preserveOwner: false,
    noMtime: true,
    dmode: 0o700,
    onReadEntry: (entry) => {
      entry.mode = entry.type === 'Directory' ? 0o700 : 0o600;
    },
  });
  await pipeline(createReadStream(file), createGunzip(), writer);
}
