import { readdirSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs';
import { open, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** The list of a database's files, in its folder, so that it goes with the folder wherever that is moved or packed. */
const listName = 'files.json';

/** Files whose loss PostgreSQL does not notice when it opens a folder, by the folder that they are in. */
const listed: readonly (readonly [folder: RegExp, file: RegExp])[] = [
  [/^(global|base\/\d+)$/, /^(\d+(\.\d+)?|PG_VERSION|pg_filenode\.map)$/],
  [/^pg_(xact|multixact\/(offsets|members))$/, /^[\dA-F]+$/],
];

/** Statements after which a file may be gone, or shorter than it was. */
const shrinking = /\b(drop|truncate|alter|vacuum|reindex|cluster)\b/i;

type Sizes = Record<string, number>;

/** The sizes of the files that only grow, by their paths. */
function sizesIn(folder: string): Sizes {
  const sizes: Sizes = {};
  const folders = ['global', 'pg_xact', 'pg_multixact/offsets', 'pg_multixact/members'];
  for (const name of readdirSync(join(folder, 'base'))) if (/^\d+$/.test(name)) folders.push(`base/${name}`);
  for (const inner of folders) {
    const [, file] = listed.find(([where]) => where.test(inner))!;
    for (const name of readdirSync(join(folder, inner)))
      if (file.test(name)) sizes[`${inner}/${name}`] = statSync(join(folder, inner, name)).size;
  }
  return sizes;
}

/** The list as it was last written; null where there is none, or none that is whole. */
function readList(folder: string): Sizes | null {
  try {
    return JSON.parse(readFileSync(join(folder, listName), 'utf8')) as Sizes;
  } catch {
    return null;
  }
}

/**
 * Says which file of a database folder is missing, or shorter than it was; null where none is, and where nobody wrote
 * down what files there are.
 */
export function lossIn(folder: string): string | null {
  for (const [path, size] of Object.entries(readList(folder) ?? {})) {
    const found = statSync(join(folder, path), { throwIfNoEntry: false });
    if (!found?.isFile()) return `${path} is missing`;
    if (found.size < size) return `${path} has ${found.size} of its ${size} bytes`;
  }
  return null;
}

/** Knows what files an open database has, for the next time that it is opened. */
export interface FileList {
  /** Is notified of every statement before it runs: the list is removed before what it says may become untrue. */
  before(statement: string): void;
  /**
   * Writes the list, right after a checkpoint. The files are looked at before it responds, while nothing else may run;
   * the promise settles when the list is on the disk.
   */
  write(): Promise<void>;
}

/**
 * Writes down the sizes of a database's files: PostgreSQL opens a folder in which a table is missing or cut, and takes
 * it for one that is shorter. Between two checkpoints files only grow, but for the statements that are known to shrink
 * them, so that the list holds after a kill at any moment too. No size is written before it is on the disk.
 */
export function createFileList(folder: string): FileList {
  const list = join(folder, listName);
  let known = readList(folder) ?? {};
  let version = 0;
  let written = Promise.resolve();
  let isThere = true;

  const flush = async (path: string): Promise<void> => {
    const file = await open(join(folder, path), 'r+');
    await file.sync().finally(() => file.close());
  };
  const writeDown = async (sizes: Sizes, of: number): Promise<void> => {
    for (const path of Object.keys(sizes)) {
      if (of !== version) return;
      if (known[path] !== sizes[path]) await flush(path);
    }
    const draft = `${list}.new`;
    await writeFile(draft, JSON.stringify(sizes), { flush: true, mode: 0o600 });
    if (of !== version) return rmSync(draft, { force: true });
    renameSync(draft, list);
    known = sizes;
    isThere = true;
  };
  return {
    before(statement) {
      if (!shrinking.test(statement)) return;
      version += 1;
      if (isThere) rmSync(list, { force: true });
      isThere = false;
    },
    write() {
      version += 1;
      const of = version;
      try {
        const sizes = sizesIn(folder);
        // What cannot be written now, on a full disk for one, is written another time; the list before it still holds.
        return (written = written.then(() => writeDown(sizes, of)).catch(() => undefined));
      } catch {
        return written;
      }
    },
  };
}
