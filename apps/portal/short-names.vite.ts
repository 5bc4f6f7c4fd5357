import { globSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../..');
const sheets = globSync('{packages/ui/src,apps/portal/app}/**/*.css.ts', { cwd: root }).sort();

/** Two signs for each file of styles: a letter, for names begin with one, and a letter or digit. */
const codes = new Map(sheets.map((path, index) => [join(root, path), String.fromCharCode(97 + Math.floor(index / 36)) + (index % 36).toString(36)]));
if (sheets.length > 26 * 36) throw new Error('There are more files of styles than names of two signs');

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
  const known = names.get(hash) ?? code + names.size.toString(36);
  names.set(hash, known);
  return known;
}
