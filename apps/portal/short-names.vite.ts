import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { laterStyles, scriptedStyles } from './chunks.vite.ts';

const root = join(import.meta.dirname, '../..');
const paths = globSync('{packages/ui/src,apps/portal/app}/**/*.css.ts', { cwd: root }).sort();
/** When a sheet comes: with every page, with what only scripts show, or with other pages than the home page. */
const turnOf = (path: string): number => [scriptedStyles, laterStyles].findIndex((styles) => styles.test(path)) + 1;
/** In the order in which they come. */
const sheets = paths.toSorted((a, b) => turnOf(a) - turnOf(b));

const letters = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
const digits = 36;

/** What the names of a file begin with: a letter for the first ones, then `_` and two signs. */
const codeAt = (index: number): string =>
  letters[index] ?? `_${(index - letters.length).toString(digits).padStart(2, '0')}`;
const codes = new Map(sheets.map((path, index) => [join(root, path), codeAt(index)]));
if (sheets.length > letters.length + digits * digits)
  throw new Error('There are more files of styles than short names');

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
  // In capitals: `vi`, the nineteenth name of a sheet, would be taken for the beginning of `:visited`.
  const known = names.get(hash) ?? code + names.size.toString(digits).toUpperCase();
  names.set(hash, known);
  return known;
}

/** The design tokens, each on a line. */
const tokenNames = readFileSync(join(root, 'docs/contracts/custom-properties.txt'), 'utf8').match(/^--mw-.+$/gm) ?? [];
const short = (index: number): string => `--${letters[index] ?? letters[0]! + letters[index - letters.length]!}`;
/** By their full names. The faces keep theirs, which what takes pictures for comparison sets. */
const tokens = new Map(
  tokenNames.flatMap((name, index) => (name === '--mw-font-face' ? [] : [[name, short(index)] as const])),
);

/**
 * Names the design tokens by a letter or two: they are a fifth of the sheets. Nothing of the portal asks for one by its
 * name, unlike pages of others that use the library.
 */
export const shortTokens = (): Plugin => ({
  name: 'short-tokens',
  apply: 'build',
  enforce: 'pre',
  transform: {
    filter: { id: /\.vanilla\.css/ },
    handler: (code) => ({ code: code.replaceAll(/--mw-[\w-]+/g, (name) => tokens.get(name) ?? name), map: null }),
  },
});
