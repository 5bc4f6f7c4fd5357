import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../lib/bootstrap.mjs';
import { readModule } from './read-module.mjs';

/**
 * A type that goes on beyond this is a schema: the record keeps its beginning, and a digest that shows every change.
 */
const longest = 600;

const byName = ([a], [b]) => (a < b ? -1 : 1);

/** Where a name that a module mentions or exports is declared; undefined where another package declares it. */
const declarationOf = (file, name, seen = new Set()) => {
  if (!file.endsWith('.d.ts') || seen.has(`${file} ${name}`)) return undefined;
  seen.add(`${file} ${name}`);
  const module = readModule(file);
  if (module.declared.has(name)) return module.declared.get(name);
  const from = module.exported.get(name) ?? module.imported.get(name);
  if (from?.from) return declarationOf(from.from, from.name, seen);
  if (from && from.name !== name) return declarationOf(file, from.name, seen);
  for (const other of module.everythingOf) {
    const found = declarationOf(other, name, seen);
    if (found) return found;
  }
  return undefined;
};

/** The package that declares a name which a module takes from elsewhere, also over modules that pass it on. */
const packageOf = (file, name) => {
  if (!file.endsWith('.d.ts')) return file;
  const { exported, imported } = readModule(file);
  const passedOn = exported.get(name);
  const taken = passedOn?.from ? passedOn : imported.get(passedOn?.name ?? name);
  return taken ? packageOf(taken.from, taken.name) : 'another package';
};

/** Everything that a module exports, with where it comes from; what another package declares by its name alone. */
const exportsOf = (file, seen = new Set()) => {
  if (seen.has(file) || !file.endsWith('.d.ts')) return new Map();
  seen.add(file);
  const { exported, everythingOf } = readModule(file);
  const inherited = everythingOf.flatMap((other) => [...exportsOf(other, seen)]);
  const own = [...exported.keys()].map((name) => [
    name,
    declarationOf(file, name) ?? {
      name,
      text: `${name} of ${packageOf(file, name)}`,
      members: [],
      mentions: new Set(),
      file,
    },
  ]);
  return new Map([...inherited, ...own]);
};

const shortened = (text) => {
  if (text.length <= longest) return text;
  return `${text.slice(0, longest)} … (${text.length} characters, ${createHash('sha256').update(text).digest('hex').slice(0, 12)})`;
};

const linesOf = (name, { text, members, deprecated }) => [
  `  ${shortened(text.replace(/^const (\w+)/, `const ${name}`))}${deprecated === undefined ? '' : ` // deprecated ${deprecated}`}`,
  ...members.map((member) => `    ${shortened(member)}`),
];

/** The types that declarations mention and nobody can import: part of the surface all the same. */
const behind = (declarations) => {
  const known = new Set(declarations);
  const found = new Map();
  const queue = [...declarations];
  for (let next = queue.pop(); next; next = queue.pop()) {
    for (const name of next.mentions) {
      const declaration = declarationOf(next.file, name);
      if (!declaration || known.has(declaration)) continue;
      known.add(declaration);
      found.set(`${name} ${declaration.file}`, { name, declaration });
      queue.push(declaration);
    }
  }
  return [...found.values()]
    .map(({ name, declaration }) => [name, declaration])
    .sort((a, b) => byName(a, b) || (a[1].file < b[1].file ? -1 : 1));
};

/**
 * The public surface of a package.
 * @param {string} name of its folder
 * @param {string} declarations the folder of its declarations
 * @returns {{ entries: [entry: string, exported: Map<string, import('./read-module.mjs').Declaration>][] }}
 */
export const surfaceOf = (name, declarations) => {
  const manifest = JSON.parse(readFileSync(join(root, 'packages', name, 'package.json'), 'utf8'));
  const unpublished = new Set(manifest.millwright?.unpublished ?? []);
  const entries = Object.entries(manifest.exports)
    .filter(([path, conditions]) => conditions['@millwright/source'] && !unpublished.has(path))
    .map(([path, conditions]) => [
      `@millwright/${name}${path.slice(1)}`,
      join(declarations, conditions['@millwright/source'].replace('./src/', '').replace(/\.tsx?$/, '.d.ts')),
    ])
    .sort(byName)
    .map(([entry, file]) => [entry, exportsOf(file)]);
  return { entries };
};

/** A surface as text: each entry with what it exports, signature by signature, then what stands behind them. */
export const surfaceText = ({ entries }) => {
  const sections = entries.map(([entry, exported]) =>
    [entry, ...[...exported].sort(byName).flatMap(([name, declaration]) => linesOf(name, declaration))].join('\n'),
  );
  const rest = behind(entries.flatMap(([, exported]) => [...exported.values()]));
  const last =
    rest.length === 0
      ? []
      : [
          [
            'Mentioned above, and exported by no entry',
            ...rest.flatMap(([name, declaration]) => linesOf(name, declaration)),
          ].join('\n'),
        ];
  return `${[...sections, ...last].join('\n\n')}\n`;
};
