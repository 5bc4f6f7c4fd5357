import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';

/** The source of a type that begins at a place, up to where its member ends. */
const typeAt = (source: string, start: number): string => {
  let depth = 0;
  for (let at = start; at < source.length; at += 1) {
    const sign = source[at]!;
    if (depth === 0 && /[;,}]/.test(sign)) return source.slice(start, at);
    if (/[({[<]/.test(sign)) depth += 1;
    // The arrow of a function ends nothing.
    if (/[)}\]]/.test(sign) || (sign === '>' && source[at - 1] !== '=')) depth -= 1;
  }
  return source.slice(start);
};

/**
 * The type of a prop that is a readonly list, as the sources write it.
 * @param name of the prop
 * @param sources of the component, the likeliest first
 */
export const listTypeOf = (name: string, sources: readonly string[]): string | undefined => {
  for (const source of sources) {
    const found = new RegExp(String.raw`\b${name}\??: (?=readonly )`).exec(source);
    if (found)
      return typeAt(source, found.index + found[0].length)
        .replaceAll(/\s+/g, ' ')
        .trim();
  }
  return undefined;
};

/** What a source says that the name of a type stands for. */
const named = (name: string, source: string): string =>
  new RegExp(String.raw`export type ${name} =\s*([^;={}]+);`).exec(source)?.[1]?.trim() ?? '';

/** The choices of a type: those that it lists, by themselves or by name, or those of the constant whose members it is. */
const choicesOf = (type: string, source: string): string[] | undefined => {
  const constant = /^\(typeof (\w+)\)\[number\]$/.exec(type)?.[1];
  const listed = constant
    ? new RegExp(String.raw`const ${constant} = \[([^\]]*)\] as const`).exec(source)?.[1]
    : type.replaceAll('|', ',');
  const choices = listed
    ?.split(',')
    .map((choice) => choice.trim())
    .filter(Boolean)
    .flatMap((choice) => (/^[A-Z]\w+$/.test(choice) && choicesOf(named(choice, source), source)) || [choice]);
  return choices?.length && choices.every((choice) => /^'[^']*'$/.test(choice)) ? choices : undefined;
};

/**
 * What names stand for that react-docgen cannot follow into other packages: choices, a text or a number. A name with two
 * meanings stands for none.
 */
export const namedTypesIn = (sources: readonly string[]): ReadonlyMap<string, DocType | undefined> => {
  const all = sources.join('\n').replaceAll(/\/\*[^]*?\*\//g, '');
  const named = new Map<string, DocType | undefined>();
  for (const [, name, written] of all.matchAll(/export type (\w+) =\s*([^;={}]+);/g)) {
    const type = written!.trim();
    const choices = choicesOf(type, all);
    const known = choices
      ? { name: 'union', raw: choices.join(' | '), elements: choices.map((value) => ({ name: 'literal', value })) }
      : /^(?:string|number)$/.test(type)
        ? { name: type, raw: name }
        : undefined;
    named.set(
      name!,
      named.has(name!) && JSON.stringify(named.get(name!)) !== JSON.stringify(known) ? undefined : known,
    );
  }
  return named;
};

/** What the platform and React have that is no data. */
const ofPlatform = [
  'AbortSignal',
  'ComponentType',
  'File',
  'HTMLElement',
  'I18n',
  'Node',
  'ReactElement',
  'RefObject',
  'URL',
];

const hasFunction = (type: string): boolean => /=>|\w\([^)]*\):/.test(type);

/** Whether a type holds functions or live objects, by itself or by a name in it. */
const isCodeType = (type: string, names: ReadonlySet<string>): boolean =>
  hasFunction(type) || (type.match(/\w+/g)?.some((name) => names.has(name)) ?? false);

/** The names of types that hold functions or live objects: no control can give such a thing. */
export const codeTypesIn = (sources: readonly string[]): ReadonlySet<string> => {
  const types = [
    ...sources
      .join('\n')
      .replaceAll(/\/\*[^]*?\*\//g, '')
      .matchAll(/^export (?:interface|type) (\w+)([^]*?)(?=\n\w|(?![^]))/gm),
  ].map(([, name, type]) => ({ name: name!, type: type! }));
  const names = new Set(ofPlatform);
  for (let size = 0; size < names.size;) {
    size = names.size;
    for (const { name, type } of types) if (isCodeType(type, names)) names.add(name);
  }
  return names;
};

const sourcesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => readFileSync(join(folder, file), 'utf8'));

/** A type as react-docgen writes it down. */
interface DocType {
  name: string;
  raw?: string;
  value?: string;
  type?: string;
  elements?: readonly DocType[];
}

/** What controls need of a component's description (.storybook/arg-types.ts): its props. */
interface Documented {
  props?: Readonly<
    Record<string, { required: boolean; tsType?: DocType; isCode?: true; description?: string; defaultValue?: object }>
  >;
}

/**
 * Adds to what react-docgen writes down what it does not know: lists that are readonly, types that have a name, and
 * whether a type is no data.
 */
export const docgenTypes = (): Plugin => {
  const packages = join(import.meta.dirname, '../../../packages');
  let named: ReadonlyMap<string, DocType | undefined> | undefined;
  let codeTypes: ReadonlySet<string> = new Set();
  const typeOf = ({ name, raw, value, type, elements }: DocType): DocType =>
    named?.get(name) ?? { name, raw, value, type, elements: elements?.map(typeOf) };
  return {
    name: 'millwright:docgen-types',
    enforce: 'pre',
    transform(code, id) {
      if (!code.includes('.__docgenInfo=')) return undefined;
      if (!named) {
        const all = ['domain/src', 'ui/src'].flatMap((folder) => sourcesIn(join(packages, folder)));
        named = namedTypesIn(all);
        codeTypes = codeTypesIn(all);
      }
      const [file = id] = id.split('?');
      const source = readFileSync(file, 'utf8');
      const imported = [...source.matchAll(/from '(\.[^']+\.tsx?)'/g)].map(([, path]) => join(dirname(file), path!));
      const sources = [source, ...imported.map((each) => readFileSync(each, 'utf8'))];
      const listOf = (name: string): DocType => ({
        name: 'list',
        raw: listTypeOf(name, sources) ?? this.error(`The type of ${name} is unknown in ${file}.`),
      });
      return code.replaceAll(/(?<=;\w+\.__docgenInfo=)\{.*?\}(?=;\w+\.__docgenInfo=|$)/gm, (written) => {
        const { props = {} } = JSON.parse(written) as Documented;
        const known = Object.entries(props).map(([name, { tsType, ...prop }]) => {
          const type = tsType?.name === 'unknown' ? listOf(name) : tsType && typeOf(tsType);
          const isCode = isCodeType(type?.raw ?? type?.name ?? '', codeTypes) || undefined;
          return [name, { ...prop, tsType: type, isCode }];
        });
        return JSON.stringify({ props: Object.fromEntries(known) });
      });
    },
  };
};
