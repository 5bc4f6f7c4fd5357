import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, readdir, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { once } from 'node:events';
import { finished } from 'node:stream/promises';

/** The archive format that every system reads (ustar), as far as a database folder needs it: files and folders. */

const block = 512;
const octal = (value: number, length: number): string => `${value.toString(8).padStart(length - 1, '0')}\0`;

function header(name: string, size: number, isFolder: boolean): Buffer {
  const bytes = Buffer.alloc(block);
  const path = isFolder ? `${name}/` : name;
  if (Buffer.byteLength(path) > 100) throw new Error(`${path} is too long for an archive.`);
  bytes.write(path, 0);
  bytes.write(octal(isFolder ? 0o700 : 0o600, 8), 100);
  bytes.write(octal(0, 8) + octal(0, 8), 108);
  bytes.write(octal(size, 12) + octal(0, 12), 124);
  bytes.write('        ', 148);
  bytes.write(isFolder ? '5' : '0', 156);
  bytes.write('ustar\u000000', 257);
  const sum = bytes.reduce((total, byte) => total + byte, 0);
  bytes.write(`${sum.toString(8).padStart(6, '0')}\0 `, 148);
  return bytes;
}

/** Packs a folder, whose files do not change meanwhile. */
export async function* packFolder(folder: string, name = ''): AsyncGenerator<Buffer> {
  const entries = await readdir(join(folder, name), { withFileTypes: true });
  for (const entry of entries.sort((a, b) => (a.name < b.name ? -1 : 1))) {
    const path = name === '' ? entry.name : `${name}/${entry.name}`;
    if (entry.isDirectory()) {
      yield header(path, 0, true);
      yield* packFolder(folder, path);
    } else if (entry.isFile()) {
      const { size } = await stat(join(folder, path));
      yield header(path, size, false);
      if (size > 0)
        for await (const chunk of createReadStream(join(folder, path), { end: size - 1 })) yield chunk as Buffer;
      if (size % block > 0) yield Buffer.alloc(block - (size % block));
    }
  }
  if (name === '') yield Buffer.alloc(block * 2);
}

/** Thrown where an archive is not whole, or is none of ours. */
class ArchiveError extends Error {
  override name = 'ArchiveError';
}

const textAt = (bytes: Buffer, start: number, length: number): string =>
  bytes.toString('utf8', start, start + length).replace(/\0[^]*$/, '');

function readHeader(bytes: Buffer): { name: string; size: number; isFolder: boolean } {
  const sum = bytes.reduce((total, byte, at) => total + (at >= 148 && at < 156 ? 32 : byte), 0);
  const [name, size, kind] = [
    textAt(bytes, 0, 100).replace(/\/$/, ''),
    Number.parseInt(textAt(bytes, 124, 12), 8),
    textAt(bytes, 156, 1),
  ];
  if (Number.parseInt(textAt(bytes, 148, 8), 8) !== sum || textAt(bytes, 257, 5) !== 'ustar')
    throw new ArchiveError('it is no archive of a database');
  // Nothing is written outside of the folder.
  if (!/^[\w.-]+(\/[\w.-]+)*$/.test(name) || name.split('/').some((part) => /^\.+$/.test(part)))
    throw new ArchiveError('it holds a name that no database has');
  if (!/^[05]$/.test(kind) || !Number.isSafeInteger(size) || size < 0)
    throw new ArchiveError('it holds what is neither a file nor a folder');
  return { name, size, isFolder: kind === '5' };
}

/** Unpacks an archive into a folder, which it makes. Names that lead out of it are refused. */
export async function unpackFolder(archive: AsyncIterable<Buffer>, folder: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const pieces = archive[Symbol.asyncIterator]();
  let rest: Buffer = Buffer.alloc(0);
  const take = async (most: number): Promise<Buffer> => {
    while (rest.length === 0) {
      const { value, done } = await pieces.next();
      if (done) throw new ArchiveError('it breaks off');
      rest = value as Buffer;
    }
    const taken = rest.subarray(0, most);
    rest = rest.subarray(taken.length);
    return taken;
  };
  const takeAll = async (length: number): Promise<Buffer> => {
    const parts: Buffer[] = [];
    for (let left = length; left > 0; left -= parts.at(-1)!.length) parts.push(await take(left));
    return Buffer.concat(parts);
  };
  for (;;) {
    const bytes = await takeAll(block);
    if (bytes.every((byte) => byte === 0)) break;
    const { name, size, isFolder } = readHeader(bytes);
    const path = join(folder, name);
    if (isFolder) {
      await mkdir(path, { recursive: true, mode: 0o700 });
      continue;
    }
    await mkdir(dirname(path), { recursive: true, mode: 0o700 });
    const file = createWriteStream(path, { mode: 0o600 });
    for (let left = size; left > 0;) {
      const chunk = await take(left);
      left -= chunk.length;
      if (!file.write(chunk)) await once(file, 'drain');
    }
    file.end();
    await finished(file);
    if (size % block > 0) await takeAll(block - (size % block));
  }
  // What follows the end is read too, so that its checksum is checked.
  while (!(await pieces.next()).done);
}
