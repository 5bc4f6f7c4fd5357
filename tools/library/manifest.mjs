import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../lib/bootstrap.mjs';

const source = '@millwright/source';
const readJson = (file) => JSON.parse(readFileSync(file, 'utf8'));

/** The built module of a source, with its declaration next to it: `./src/a/b.tsx` is `./a/b.js` and `./a/b.d.ts`. */
const builtEntry = (path) => {
  const built = path.replace('./src/', './').replace(/\.tsx?$/, '');
  return { types: `${built}.d.ts`, default: `${built}.js` };
};

/** The versions of the packages of this workspace: in a release they belong together. */
const versionOf = (name) => readJson(join(root, 'packages', name.replace('@millwright/', ''), 'package.json')).version;

/**
 * Writes the manifest of what is published into the built folder: entries without the workspace's own condition, exact
 * versions of sister packages, nothing that is needed only here. A package that is built in another way says itself
 * what its built folder exports.
 * @param {{ folder: string, dist: string }} folders
 */
export const writeManifest = ({ folder, dist }) => {
  const {
    name,
    version,
    description,
    license,
    type,
    exports,
    dependencies = {},
    peerDependencies = {},
    millwright = {},
  } = readJson(join(folder, 'package.json'));
  const unpublished = new Set(millwright.unpublished ?? []);
  const entries = Object.entries(exports).filter(([path, conditions]) => conditions[source] && !unpublished.has(path));
  const templates = globSync('*.template.json', { cwd: dist });
  const sheets = globSync('*.css', { cwd: dist }).sort();
  // An import of a sheet is an import of nothing, and TypeScript looks for its types all the same.
  for (const file of sheets) writeFileSync(join(dist, `${file}.d.ts`), 'export {};\n');
  const manifest = {
    name,
    version,
    description,
    license,
    type,
    sideEffects:
      millwright.sideEffects ?? (sheets.length > 0 ? ['**/*.css', '**/*.css.js', './foundations/index.js'] : false),
    exports: millwright.exports ?? {
      ...Object.fromEntries(entries.map(([path, conditions]) => [path, builtEntry(conditions[source])])),
      ...Object.fromEntries(sheets.map((file) => [`./${file}`, { types: `./${file}.d.ts`, default: `./${file}` }])),
      ...Object.fromEntries(templates.map((file) => [`./${file}`, `./${file}`])),
      './package.json': './package.json',
    },
    dependencies: Object.fromEntries(
      Object.entries(dependencies)
        .filter(([each]) => !(millwright.compiledAway ?? []).includes(each))
        .map(([each, range]) => [each, range === '*' ? versionOf(each) : range]),
    ),
    peerDependencies,
  };
  writeFileSync(join(dist, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
  for (const file of ['README.md', 'CHANGELOG.md', 'CHANGELOG.zh.md'])
    if (existsSync(join(folder, file))) writeFileSync(join(dist, file), readFileSync(join(folder, file)));
  writeFileSync(join(dist, 'LICENSE'), readFileSync(join(root, 'LICENSE')));
};
