import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../lib/bootstrap.mjs';
import { customPropertiesText } from './custom-properties.mjs';
import { emitDeclarations, packages } from './declarations.mjs';
import { namesOf } from './deprecations.mjs';
import { surfaceOf, surfaceText } from './surface.mjs';

const folder = join(root, 'docs/contracts');

/** What was public when the packages were released last. */
const releasedFile = join(folder, 'released.json');

/** The minor versions so far, and the names that were public in the last. */
export const readReleased = () => JSON.parse(readFileSync(releasedFile, 'utf8'));

/** The surfaces as the sources are now, in the order of the packages. */
export const readSurfaces = () =>
  Promise.all(packages.map(async (name) => surfaceOf(name, await emitDeclarations(name))));

/** The records by their file, as they should be. */
export const recordsOf = async (surfaces) => ({
  ...Object.fromEntries(packages.map((name, index) => [join(folder, `${name}.txt`), surfaceText(surfaces[index])])),
  [join(folder, 'custom-properties.txt')]: await customPropertiesText(),
});

/** Updates the records. */
export const writeRecords = async () => {
  const records = await recordsOf(await readSurfaces());
  for (const [file, text] of Object.entries(records)) writeFileSync(file, text);
  return Object.keys(records).map((file) => file.slice(root.length + 1));
};

/** Keeps what is public as that of a release. */
export const recordRelease = async (version) => {
  const minor = version.split('.').slice(0, 2).join('.');
  const minors = [...new Set([...readReleased().minors, minor])];
  writeFileSync(releasedFile, `${JSON.stringify({ minors, names: namesOf(await readSurfaces()) }, null, 1)}\n`);
};

if (process.argv[1] === join(import.meta.dirname, 'records.mjs'))
  console.log(`Wrote ${(await writeRecords()).join(', ')}.`);
