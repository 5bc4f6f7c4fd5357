import { globSync } from 'node:fs';
import { join } from 'node:path';
import { laterStyles } from './chunks.vite.ts';

const root = join(import.meta.dirname, '../..');
const paths = globSync('{packages/ui/src,apps/portal/app}/**/*.css.ts', { cwd: root }).sort();
/** Those of every page first, then those of later ones. */
const sheets = [...paths.filter((path) => !laterStyles.test(path)), ...paths.filter((path) => laterStyles.test(path))];

const letters = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
const digits = 36;

/** What the names of a file begin with: a letter for the first ones, then `_` and two signs. */
const codeAt = (index: number): string => letters[index] ?? `_${(index - letters.length).toString(digits).padStart(2, '0')}`;
const codes = new Map(sheets.map((path, index) => [join(root, path), codeAt(index)]));
if (sheets.length > letters.length + digits * digits) throw new Error('There are more files of styles than short names');

/** The names of each file in the order in which they are made, which is the same for server and browser. */
const namesOf = new Map<string, Map<string, string>>();

/** What vanilla-extract tells of a name that it asks for. */
interface Asked {
  hash: string;
  /** From the folder of the build. */
  filePath: string;
}

/**
 * Names classes by a number of their file and their own, in place of a hash: on a page with three hundred elements
 * hashes are the part that compresses least.
 */
export function shortName({ hash, filePath }: Asked): string {
  const code = codes.get(join(import.meta.dirname, filePath));
  if (!code) throw new Error(`${filePath} is not among the files of styles`);
  const names = namesOf.get(filePath) ?? new Map<string, string>();
  namesOf.set(filePath, names);
  const known = names.get(hash) ?? code + names.size.toString(digits);
  names.set(hash, known);
  return known;
}
