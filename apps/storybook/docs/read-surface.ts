import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { parseAst } from 'vite';

/** A prop, or a member of a union. */
interface SurfaceMember {
  name: string;
  type: string;
  optional: boolean;
  /** What its comment says, without its default. */
  doc: string;
  /** Its `@default`. */
  fallback: string;
}

/** An exported type of a component's folder. */
export interface SurfaceType {
  name: string;
  doc: string;
  /** What it extends, or the whole type where it has no members. */
  text: string;
  members: readonly SurfaceMember[];
  /** Whether a site can import it; what cannot be imported is a part of the component. */
  isPublic: boolean;
}

/** A `data-*` attribute that a component sets. */
interface DataAttribute {
  name: string;
  /** The values that stand in the source; empty where they are computed. */
  values: readonly string[];
}

/** What a component's folder offers, read from its sources. */
export interface Surface {
  /** The path to import. */
  entry: string | undefined;
  types: readonly SurfaceType[];
  attributes: readonly DataAttribute[];
}

interface Node {
  type: string;
  start: number;
  end: number;
  [key: string]: unknown;
}

const oneLine = (text: string): string =>
  text
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/\s+/g, ' ')
    .replace(/^\| /, '')
    .trim();

/** The doc comment that ends right before a place in a source. */
const docBefore = (source: string, at: number): { doc: string; fallback: string } => {
  const before = source.slice(0, at).trimEnd().replace(/\|$/, '').trimEnd();
  if (!before.endsWith('*/')) return { doc: '', fallback: '' };
  const start = before.lastIndexOf('/**');
  if (start < 0 || before.indexOf('*/', start) !== before.length - 2) return { doc: '', fallback: '' };
  const text = before
    .slice(start + 3, -2)
    .replace(/^\s*\* ?/gm, '')
    .replace(/\s+/g, ' ')
    .replace(/\{@link (\w+)\}/g, '$1')
    .trim();
  const [doc = '', fallback = ''] = text.split(/\s*@default\s+/);
  return { doc, fallback };
};

const memberOf = (source: string, node: Node): SurfaceMember => {
  const text = oneLine(source.slice(node.start, node.end)).replace(/[;,]$/, '');
  const [, name = text, mark = '', type = ''] = /^(?:readonly )?([\w$'"-]+(?:\(.*?\))?)(\??): (.*)$/s.exec(text) ?? [];
  return { name, type, optional: mark === '?', ...docBefore(source, node.start) };
};

const unionMembers = (source: string, annotation: Node): SurfaceMember[] => {
  if (annotation.type !== 'TSUnionType') return [];
  return (annotation.types as Node[]).map((part) => ({
    name: oneLine(source.slice(part.start, part.end)),
    type: '',
    optional: false,
    ...docBefore(source, part.start),
  }));
};

const typeOf = (source: string, statement: Node): Omit<SurfaceType, 'isPublic'> => {
  const node = statement.declaration as Node;
  const { name } = node.id as unknown as { name: string };
  const { doc } = docBefore(source, statement.start);
  if (node.type === 'TSInterfaceDeclaration') {
    const text = (node.extends as Node[]).map((parent) => oneLine(source.slice(parent.start, parent.end))).join(', ');
    return { name, doc, text, members: ((node.body as Node).body as Node[]).map((member) => memberOf(source, member)) };
  }
  const annotation = node.typeAnnotation as Node;
  const members = unionMembers(source, annotation);
  const documented = members.some((member) => member.doc !== '');
  return {
    name,
    doc,
    text: documented ? '' : oneLine(source.slice(annotation.start, annotation.end)),
    members: documented ? members : [],
  };
};

/** Props, what files of types export, and every other type that a site can import. */
const isSurface = (file: string, statement: Node, exported: ReadonlySet<string> | null): boolean => {
  const declaration = statement.declaration as Node | null | undefined;
  if (statement.type !== 'ExportNamedDeclaration' || !declaration) return false;
  if (declaration.type !== 'TSInterfaceDeclaration' && declaration.type !== 'TSTypeAliasDeclaration') return false;
  const { name } = declaration.id as unknown as { name: string };
  return file.endsWith('.types.ts') || name.endsWith('Props') || exported?.has(name) === true;
};

const attributesOf = (sources: readonly string[]): DataAttribute[] => {
  const found = new Map<string, Set<string>>();
  for (const source of sources) {
    for (const [, name, literal, expression] of source.matchAll(/\s(data-[a-z-]+)=(?:"([^"]*)"|\{([^}]*)\})/g)) {
      const values = found.get(name!) ?? found.set(name!, new Set()).get(name!)!;
      if (literal) values.add(literal);
      for (const [, value] of (expression ?? '').matchAll(/[?:] '([^']+)'/g)) values.add(value!);
    }
  }
  return [...found]
    .map(([name, values]) => ({ name, values: [...values] }))
    .toSorted((a, b) => a.name.localeCompare(b.name, 'en'));
};

const isSource = (file: string): boolean =>
  /\.tsx?$/.test(file) && !/\.(?:test|stories|fixtures|css|messages)\.tsx?$/.test(file);

/** The names that the entries of a folder export; null for a folder that has no entry. */
const publicNames = (folder: string, entryFiles: readonly string[]): ReadonlySet<string> | null => {
  if (entryFiles.length === 0) return null;
  const names = new Set<string>();
  for (const file of entryFiles) {
    const source = readFileSync(join(folder, file), 'utf8');
    for (const [, list = ''] of source.matchAll(/export (?:type )?\{([^}]*)\}/g))
      for (const item of list.split(','))
        names.add(
          item
            .replace(/^\s*type\s+/, '')
            .replace(/^.* as /s, '')
            .trim(),
        );
    for (const [, from = ''] of source.matchAll(/export (?:type )?\* from '\.\/([^']+)'/g))
      for (const [, name = ''] of readFileSync(join(folder, from), 'utf8').matchAll(/export (?:interface|type) (\w+)/g))
        names.add(name);
    for (const [, name = ''] of source.matchAll(/export (?:interface|type) (\w+)/g)) names.add(name);
  }
  return names;
};

const pascal = (name: string): string =>
  name
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join('');

/** The props of the component first, then what else a site can import, then its parts; props before the rest. */
const byUse = (component: string) => {
  const rank = ({ name, isPublic }: SurfaceType): number =>
    (name === `${component}Props` ? 0 : isPublic ? 2 : 4) + (name.endsWith('Props') ? 0 : 1);
  return (a: SurfaceType, b: SurfaceType): number => rank(a) - rank(b) || a.name.localeCompare(b.name, 'en');
};

/** The files of shared parts that a source of a widget imports, or exports again. */
const partsIn = (folder: string, source: string): string[] =>
  [...source.matchAll(/ from '(\.\.\/\.\.\/parts\/[^']+)'/g)]
    .map(([, specifier]) => join(folder, specifier!))
    .filter(isSource);

/**
 * Reads what one folder offers: of shared parts the types that its index exports again, and the attributes of those it
 * shows.
 * @param entryFiles The files in it that a site imports. @default none: everything is public
 */
export const readSurface = (folder: string, entry: string | undefined, entryFiles: readonly string[] = []): Surface => {
  const read = (file: string) => readFileSync(file, 'utf8');
  const own = readdirSync(folder)
    .filter(isSource)
    .map((file) => join(folder, file));
  const exported = publicNames(folder, entryFiles);
  const exportedAgain = own.filter((file) => file.endsWith('/index.ts')).flatMap((file) => partsIn(folder, read(file)));
  const types = [...new Set([...own, ...exportedAgain])].flatMap((file) => {
    const source = read(file);
    const { body } = parseAst(source, { lang: file.endsWith('x') ? 'tsx' : 'ts' }) as unknown as { body: Node[] };
    return body
      .filter((statement) => isSurface(file, statement, exported))
      .map((statement) => typeOf(source, statement))
      .map((type) => ({ ...type, isPublic: exported?.has(type.name) ?? true }));
  });
  const shown = new Set([...own, ...own.flatMap((file) => partsIn(folder, read(file)))]);
  return {
    entry,
    types: types.toSorted(byUse(pascal(basename(folder)))),
    attributes: attributesOf([...shown].filter((file) => file.endsWith('x')).map(read)),
  };
};

/** Reads every folder of the library that has a place in Storybook, by `layer/name`. */
export const readSurfaces = (library: string): Record<string, Surface> => {
  const { exports } = JSON.parse(readFileSync(join(library, 'package.json'), 'utf8')) as {
    exports: Record<string, Record<string, string>>;
  };
  const sourceFiles = Object.values(exports).flatMap(({ '@millwright/source': source }) => source ?? []);
  const filesOf = (folder: string): string[] =>
    sourceFiles.filter((file) => dirname(file) === `./src/${folder}`).map((file) => basename(file));
  const entries = new Map(
    Object.entries(exports).map(([path, { '@millwright/source': source }]) => [
      source?.replace(/^\.\/src\/(.*)\/index\.ts$/, '$1'),
      `@millwright/ui${path.slice(1)}`,
    ]),
  );
  const folders = ['primitives', 'behaviours', 'widgets', 'layouts'].flatMap((layer) => {
    const place = join(library, 'src', layer);
    return existsSync(place)
      ? readdirSync(place, { withFileTypes: true })
          .filter((item) => item.isDirectory())
          .map(({ name }) => `${layer}/${name}`)
      : [];
  });
  return Object.fromEntries(
    folders.map((folder) => [folder, readSurface(join(library, 'src', folder), entries.get(folder), filesOf(folder))]),
  );
};
